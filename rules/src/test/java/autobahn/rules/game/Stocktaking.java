package autobahn.rules.game;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.TestGames;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.traffic.Traffic;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Counts every piece of one game, again and again: nothing may appear, vanish or be in two places. */
final class Stocktaking {
    private final Game game;
    private final State s;
    private final Edition edition;
    private final int tiles;
    private final int wineTokens;
    private int cardsOut;

    Stocktaking(Game game) {
        this.game = game;
        s = TestGames.state(game);
        edition = s.figures.edition;
        tiles = tilesOnTheBoard();
        wineTokens = s.wineSingles + s.wineDoubles;
    }

    void check() {
        for (int seat = 0; seat < s.seatCount; seat++) {
            employees(seat);
        }
        floors();
        cards();
        roads();
        tiles();
        trucks();
        wine();
        traffic();
        improvements();
        if (s.autobot != null) {
            autobot(s.autobot);
        }
    }

    /** No player has a card of a colour on which a section could be built: the rules do not say how to go on. */
    boolean nobodyCanBuild() {
        for (Seat player : s.seats) {
            for (long bits = player.hand | player.allPlayed(); bits != 0; bits &= bits - 1) {
                int colours = s.figures.cardColours[Long.numberOfTrailingZeros(bits)];
                if (Building.reachable(s, colours) != 0) {
                    return false;
                }
            }
        }
        return s.autobot == null;
    }

    private void employees(int seat) {
        Seat player = s.seats[seat];
        equal(
                player.supply
                        + Employees.inOffices(s, seat)
                        + Integer.bitCount(player.funded)
                        + player.lobby
                        + Integer.bitCount(player.floors),
                edition.playerBoard().employees(),
                "employees");
        holds(player.supply >= 0 && player.lobby >= 0 && player.money >= 0, "less than nothing");
        holds((player.floors & ~s.departments) == 0, "employees in a department that is not there");
    }

    private void floors() {
        for (int floor = 0; floor < 18; floor++) {
            int there = 0;
            for (Seat player : s.seats) {
                there += player.floors >>> floor & 1;
            }
            holds(there <= edition.administration().seatsPerFloor(), "too many employees on a floor");
        }
    }

    private void cards() {
        long seen = 0;
        for (Seat player : s.seats) {
            seen = add(seen, (player.hand | player.allPlayed()) & ~s.figures.basicCards);
        }
        for (int i = 0; i < s.displaySize; i++) {
            seen = add(seen, 1L << s.display[i]);
        }
        for (int i = 0; i < s.deckSize; i++) {
            seen = add(seen, 1L << s.deck[i]);
        }
        if (s.autobot != null) {
            seen = add(seen, colourCards(s.autobot) & ~s.figures.basicCards);
        }
        long all = s.era < 2 ? s.figures.improvedCards : s.advancedDeck();
        int out = Long.bitCount(all & ~seen);
        holds(s.autobot == null ? out == 0 : out >= (s.era < 2 ? cardsOut : 0), "cards lost or come back");
        cardsOut = s.era < 2 ? out : 0;
        holds((seen & s.figures.twoColouredCards & ~s.advancedDeck()) == 0, "two-coloured cards without being chosen");
    }

    private static long colourCards(Autobot bot) {
        long cards = bot.colourCardsUsed;
        for (int i = 0; i < bot.colourDeckSize; i++) {
            cards = add(cards, 1L << bot.colourDeck[i]);
        }
        return cards;
    }

    private void roads() {
        equal(
                s.sectionsBuilt,
                Long.bitCount(s.built) - edition.board().startSections().size(),
                "sections");
        holds((s.upgraded & ~s.complete) == 0, "an incomplete link was upgraded");
        long stations = 0;
        for (Seat player : s.seats) {
            equal(player.stationsBuilt, Long.bitCount(player.stations), "stations");
            stations = add(stations, player.stations);
        }
        holds(stations == s.stations, "stations");
    }

    private int tilesOnTheBoard() {
        int count = 0;
        for (byte tile : s.bonusSpaceTiles) {
            count += tile == 0 ? 0 : 1;
        }
        for (byte tile : s.deliveryTiles) {
            count += tile == 0 ? 0 : 1;
        }
        return count;
    }

    private void tiles() {
        int taken = 0;
        for (Seat player : s.seats) {
            int held = 0;
            for (int kind = 0; kind < s.figures.tileBonus.length; kind++) {
                held += player.tileCount(kind);
            }
            holds(held <= player.tilesTaken, "more tiles held than taken");
            taken += player.tilesTaken;
        }
        equal(tilesOnTheBoard() + taken, tiles, "tiles");
    }

    private void trucks() {
        long taken = 0;
        boolean between = game.decision() == Decision.END_TURN;
        for (Seat player : s.seats) {
            for (int place : player.truckPlace) {
                if (between && place != Seat.OFF && place < Seat.DEPOT) {
                    holds((s.built >>> place & 1) != 0, "a truck beside the road");
                    taken = trucksShareSections() ? 0 : add(taken, 1L << place);
                }
            }
        }
    }

    /** Readings in which two trucks may rest on one section. */
    private boolean trucksShareSections() {
        return !s.figures.rulings.wineNeedsFreeSection() || !s.figures.rulings.stopFartherBack();
    }

    private void wine() {
        int delivered = 0;
        int cards = 0;
        for (int seat = 0; seat < s.seatCount; seat++) {
            Seat player = s.seats[seat];
            int carried = 0;
            for (int truck = 0; truck < Seat.TRUCKS; truck++) {
                carried += s.seats[seat].carriesWine(truck) ? 1 : 0;
            }
            holds(carried <= 1 && (carried == 0 || player.wine == Wine.LOADED), "wine from nowhere");
            delivered += player.wine == Wine.DELIVERED ? 1 : 0;
            cards += player.wineCard >= 0 ? 1 : 0;
        }
        equal(s.wineSingles + s.wineDoubles + delivered, wineTokens, "wine delivery tokens");
        holds(s.wineSingles >= 0 && s.wineDoubles >= 0, "wine delivery tokens");
        if (!s.withWine) {
            equal(cards, 0, "wine cards");
        } else if (s.autobot == null) {
            equal(cards, s.seatCount, "wine cards");
        } else {
            int aside = Integer.bitCount(s.autobot.wineCards);
            holds(cards == 1 && aside == 3 || cards == 2 && aside == 0, "wine cards");
        }
    }

    private void traffic() {
        int held = 0;
        for (Seat player : s.seats) {
            holds(player.trafficTokens >= 0 && player.trafficTokens < 3, "traffic tokens of a player");
            held += player.trafficTokens;
        }
        if (!s.withTraffic) {
            holds(s.traffic == 0 && held == 0, "traffic without the module");
            return;
        }
        holds(Traffic.supply(s) >= 0, "more traffic tokens than there are");
        equal(
                Traffic.supply(s) + held + Long.bitCount(s.traffic),
                edition.modules().trafficTokens(),
                "traffic tokens");
        long links = 0;
        for (long bits = s.traffic; bits != 0; bits &= bits - 1) {
            links = add(links, 1L << s.map.sectionLink[Long.numberOfTrailingZeros(bits)]);
        }
        holds((links & (s.upgraded | ~s.complete)) == 0, "traffic on an upgraded or incomplete link");
    }

    private void improvements() {
        if (s.withServices) {
            int built = 8 - Integer.bitCount(s.improvements);
            int stations = Long.bitCount(s.improved);
            boolean one = s.figures.rulings.oneImprovementPerStation();
            holds(one ? stations == built : stations <= built && (built == 0 || stations > 0), "improvements");
        }
        holds((s.improved & ~(s.stations & s.upgraded)) == 0, "an improvement without a station on an upgraded link");
    }

    private void autobot(Autobot bot) {
        Seat seat = s.seats[Autobot.SEAT];
        equal(seat.money, 0, "Autobot's DM");
        holds(seat.hand == 0 && seat.tiles == 0, "Autobot holds cards or tiles");
        equal(Long.bitCount(colourCards(bot) & s.figures.basicCards), s.era < 2 ? 6 : 7, "Autobot's basic cards");
        int tasks = 0;
        for (int i = 0; i < bot.taskDeckSize; i++) {
            tasks = (int) add(tasks, 1L << bot.taskDeck[i]);
        }
        for (int i = 0; i < bot.advancedTasksSize; i++) {
            tasks = (int) add(tasks, 1L << bot.advancedTasks[i]);
        }
        tasks = (int) add(add(tasks, bot.tasksUsed), bot.taskQueue);
        equal(tasks, 255, "Autobot's tasks");
        equal(bot.slotsFilled, Math.min(8, seat.tilesTaken), "Autobot's slots");
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            boolean bound = seat.truckPlace[truck] != Seat.OFF && !s.seats[Autobot.SEAT].carriesWine(truck);
            equal(bot.destination[truck] >= 0 ? 1 : 0, bound ? 1 : 0, "destinations of Autobot's trucks");
        }
    }

    private static long add(long seen, long more) {
        holds((seen & more) == 0, "one thing in two places");
        return seen | more;
    }

    private static void equal(int actual, int expected, String what) {
        if (actual != expected) {
            throw new AssertionError(what + ": " + actual + " instead of " + expected);
        }
    }

    private static void holds(boolean condition, String what) {
        if (!condition) {
            throw new AssertionError(what);
        }
    }
}
