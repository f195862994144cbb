package autobahn.engine.internal.state;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.CardDeck;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Rulings;
import autobahn.engine.edition.TechnologyKind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An edition compiled for playing: every figure in an array that the rules index directly. */
public final class Figures {
    public static final int SPACES = ActionSpace.values().length;
    public static final int COLUMNS = 3;
    public static final int LOCKS = 4;
    public static final int MAX_SEATS = 4;
    private static final Set<BonusKind> PASSIVE = EnumSet.of(BonusKind.DM, BonusKind.PROMOTE, BonusKind.RECRUIT);

    public final Edition edition;
    public final RoadMap map;
    /** Numbers for what chance may turn up. */
    public final Outcomes outcomes;

    public final Rulings rulings;

    /** Sections that end each era, those of the eras before included, and those of the era alone. */
    public final int[] eraEnd;

    public final int[] eraSections;
    public final int[] buildSingle;
    public final int[] buildDouble;
    public final int[] upgradeCost;
    public final int[] truckSteps;
    public final int[] funding;
    /** Sections that players can build in all. */
    public final int sectionSupply;

    public final int[] spaceLimit;
    /** The action spaces from left to right. */
    public final int[] spaceOrder;
    /** Technology kind of each lock, by {@code column * LOCKS + lock}. */
    public final TechnologyKind[] technology;

    public final int[] technologyAmount;
    /** Locks of each technology kind as a mask over all columns. */
    public final int[] technologyLocks;
    /** Department that each column opens. */
    public final int[] columnDepartment;

    public final int unlockTokens;
    public final Bonus[] stationBonus;
    public final int[] stationLarger;
    public final int[] bestStationSmall;
    public final int[] bestStationLarge;

    /** Seats of each office by {@code colour * MAX_SEATS + players - 1}. */
    private final int[] officeSeats = new int[RoadMap.COLOURS * MAX_SEATS];

    /** Bonus on each space of the development track, null where it is empty. */
    public final @Nullable Bonus[] track;

    public final int trackLoop;

    public final int countries;
    public final Bonus[] tileBonus;

    public final int cards;
    public final String[] cardId;
    public final int[] cardColours;
    public final CardKind[] cardKind;
    public final long basicCards;
    public final long improvedCards;
    public final long advancedCards;
    public final long twoColouredCards;
    /** The card kept for the third era. */
    public final int yellowCard;

    public final int[] routeFrom;
    public final int[] routeTo;
    /** Highest status that earns each route reward. */
    public final int[] routeRewardStatus;

    public final Bonus[] routeRewards;
    /** Whether some reward of a route card is more than DM, promotions and employees. */
    public final boolean routesGiveActions;
    /** The section on which wine of each card sets out, and the city where it belongs. */
    public final int[] wineStart;

    public final SoloMap solo;
    /** Countries in the order in which Autobot offers them pharmaceuticals. */
    public final int[] pharmaceuticalsOrder;
    /** Countries whose roads are blocked until the third era. */
    public final int easternCountries;

    public final int[] wineGoal;

    public Figures(Edition edition) {
        this.edition = edition;
        rulings = edition.rulings();
        map = new RoadMap(edition.board(), edition.trade().countries());
        countries = edition.trade().countries().size();

        List<Edition.Era> eras = edition.dashboard().eras();
        eraEnd = new int[eras.size()];
        for (int i = 0, sum = 0; i < eras.size(); i++) {
            sum += eras.get(i).sections();
            eraEnd[i] = sum;
        }
        eraSections = eras.stream().mapToInt(Edition.Era::sections).toArray();
        buildSingle = eras.stream().mapToInt(Edition.Era::buildSingle).toArray();
        buildDouble = eras.stream().mapToInt(Edition.Era::buildDouble).toArray();
        upgradeCost = eras.stream().mapToInt(Edition.Era::upgrade).toArray();
        truckSteps = eras.stream().mapToInt(Edition.Era::truckSteps).toArray();
        funding = eras.stream().mapToInt(Edition.Era::funding).toArray();
        sectionSupply = eraEnd[eraEnd.length - 1] + edition.dashboard().spareSections();

        Edition.PlayerBoard board = edition.playerBoard();
        spaceLimit = new int[SPACES];
        board.limits().forEach((space, limit) -> spaceLimit[space.ordinal()] = limit);
        spaceOrder = board.limits().keySet().stream().mapToInt(Enum::ordinal).toArray();
        technology = new TechnologyKind[COLUMNS * LOCKS];
        technologyAmount = new int[COLUMNS * LOCKS];
        technologyLocks = new int[TechnologyKind.values().length];
        columnDepartment = new int[COLUMNS];
        for (int column = 0; column < COLUMNS; column++) {
            columnDepartment[column] = board.columns().get(column).department().ordinal();
            for (int lock = 0; lock < LOCKS; lock++) {
                Edition.Technology data =
                        board.columns().get(column).technologies().get(lock);
                int index = column * LOCKS + lock;
                technology[index] = data.kind();
                technologyAmount[index] = data.amount();
                technologyLocks[data.kind().ordinal()] |= Bits.small(index);
            }
        }
        unlockTokens = colourMask(board.unlockTokens());
        int stations = board.stations().size();
        stationBonus = new Bonus[stations];
        stationLarger = new int[stations];
        bestStationSmall = new int[stations + 1];
        bestStationLarge = new int[stations + 1];
        for (int i = 0; i < stations; i++) {
            Edition.StationSpace space = board.stations().get(i);
            stationBonus[i] = space.bonus();
            stationLarger[i] = space.larger();
            boolean money = space.bonus().kind() == BonusKind.DM;
            bestStationSmall[i + 1] =
                    Math.max(bestStationSmall[i], money ? space.bonus().amount() : 0);
            bestStationLarge[i + 1] = Math.max(bestStationLarge[i], money ? space.larger() : 0);
        }

        for (Colour colour : Colour.values()) {
            List<Integer> seats = Objects.requireNonNull(
                    edition.administration().officeSeats().get(colour));
            for (int players = 2; players <= MAX_SEATS; players++) {
                officeSeats[colour.ordinal() * MAX_SEATS + players - 1] = seats.get(players - 2);
            }
        }
        track = edition.administration().track().toArray(new Bonus[0]);
        trackLoop = edition.administration().loop();
        tileBonus =
                edition.trade().tiles().stream().map(Edition.TileCount::bonus).toArray(Bonus[]::new);

        List<Edition.ActionCard> all = edition.cards().actionCards();
        cards = all.size();
        cardId = all.stream().map(Edition.ActionCard::id).toArray(String[]::new);
        cardColours = all.stream().mapToInt(card -> colourMask(card.colours())).toArray();
        cardKind = all.stream().map(Edition.ActionCard::kind).toArray(CardKind[]::new);
        basicCards = deckMask(all, CardDeck.BASIC);
        improvedCards = deckMask(all, CardDeck.IMPROVED);
        advancedCards = deckMask(all, CardDeck.ADVANCED);
        twoColouredCards = deckMask(all, CardDeck.TWO_COLOURED);
        int yellow = RoadMap.NONE;
        for (int i = 0; i < cards; i++) {
            if (all.get(i).deck() == CardDeck.BASIC && all.get(i).colours().contains(Colour.YELLOW)) {
                yellow = i;
            }
        }
        yellowCard = yellow;
        routeFrom = edition.cards().routes().stream()
                .mapToInt(r -> map.city(r.from()))
                .toArray();
        routeTo = edition.cards().routes().stream()
                .mapToInt(r -> map.city(r.to()))
                .toArray();
        List<Edition.RouteReward> rewards = edition.cards().routeRewards();
        routeRewardStatus = rewards.stream()
                .mapToInt(r -> r.status() == null ? Integer.MAX_VALUE : r.status())
                .toArray();
        List<Edition.WineCard> wine = edition.modules().wineCards();
        wineStart = wine.stream().mapToInt(this::wineStart).toArray();
        wineGoal = wine.stream().mapToInt(card -> map.city(card.destination())).toArray();
        solo = new SoloMap(map, map.city(edition.solo().centre()));
        pharmaceuticalsOrder = edition.solo().pharmaceuticalsOrder().stream()
                .mapToInt(this::country)
                .toArray();
        easternCountries = easternCountries();
        routeRewards = rewards.stream().map(Edition.RouteReward::bonus).toArray(Bonus[]::new);
        routesGiveActions = rewards.stream()
                .anyMatch(reward -> !PASSIVE.contains(reward.bonus().kind()));
        outcomes = new Outcomes(this);
    }

    private int country(String name) {
        return edition.trade().countries().stream()
                .map(Edition.Country::name)
                .toList()
                .indexOf(name);
    }

    /** Countries that no road reaches while the roadblocks stand. */
    private int easternCountries() {
        long reached = map.startSections;
        for (long before = 0; before != reached; ) {
            before = reached;
            reached |= map.adjacentTo(reached) & ~map.roadblocks;
        }
        int eastern = Bits.firstOnes(countries);
        for (long bits = reached; bits != 0; bits = Bits.rest(bits)) {
            int country = map.sectionCountry[Bits.first(bits)];
            eastern &= country == RoadMap.NONE ? -1 : ~Bits.small(country);
        }
        return eastern;
    }

    private int wineStart(Edition.WineCard card) {
        for (int section = 0; section < map.sections; section++) {
            int country = map.sectionCountry[section];
            if (map.sectionColour[section] == card.colour().ordinal()
                    && country != RoadMap.NONE
                    && edition.trade().countries().get(country).name().equals(card.country())) {
                return section;
            }
        }
        throw new IllegalArgumentException("no road of that colour leads to " + card.country());
    }

    private static int colourMask(Iterable<Colour> colours) {
        int mask = 0;
        for (Colour colour : colours) {
            mask |= colour.bit();
        }
        return mask;
    }

    private static long deckMask(List<Edition.ActionCard> cards, CardDeck deck) {
        long mask = 0;
        for (int i = 0; i < cards.size(); i++) {
            mask |= cards.get(i).deck() == deck ? Bits.one(i) : 0;
        }
        return mask;
    }

    /** Seats of an office for that many players. */
    public int officeSeats(int colour, int players) {
        return officeSeats[colour * MAX_SEATS + players - 1];
    }

    /** One entry per tile of the game, by its kind, those of the stretch content last. */
    public List<Integer> tileKinds(boolean stretch) {
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 0; kind < tileBonus.length; kind++) {
            Edition.TileCount data = edition.trade().tiles().get(kind);
            for (int i = 0; i < data.count() && (stretch || !data.stretch()); i++) {
                kinds.add(kind);
            }
        }
        return kinds;
    }
}
