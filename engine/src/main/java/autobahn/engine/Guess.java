package autobahn.engine;

import autobahn.engine.edition.CardDeck;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position that fits what somebody sees: what is hidden lies in any order that may be. Whoever tries moves on it learns
 * what they do now, and nothing about what is to come.
 */
final class Guess {
    private static final int LAST_ERA = 3;

    private final Edition edition;
    private final View view;
    private final List<String> wine = new ArrayList<>();
    /** Cards of the deck in play that lie nowhere open. */
    private final List<String> cards = new ArrayList<>();

    private Guess(Box box, View view) {
        this.edition = box.edition();
        this.view = view;
        for (int i = 0; i < edition.modules().wineCards().size(); i++) {
            wine.add(box.lexicon().wine.name(i));
        }
    }

    static Position of(Box box, View view) {
        return new Guess(box, view).position();
    }

    private Position position() {
        boolean last = view.table().era() == LAST_ERA;
        boolean twoColoured = view.options().has(Feature.TWO_COLOURED_CARDS);
        for (Edition.ActionCard card : edition.cards().actionCards()) {
            boolean inPlay = last
                    ? card.deck() == CardDeck.ADVANCED || twoColoured && card.deck() == CardDeck.TWO_COLOURED
                    : card.deck() == CardDeck.IMPROVED;
            if (inPlay) {
                cards.add(card.id());
            }
        }
        Position.Autobot bot = view.autobot();
        cards.removeAll(view.table().display());
        for (Position.Player player : view.players()) {
            cards.removeAll(player.hand() == null ? List.of() : player.hand());
            player.played().values().forEach(cards::removeAll);
            wine.remove(player.wine() == null ? null : player.wine().card());
        }
        cards.removeAll(bot == null ? List.of() : bot.colourCardsUsed());
        List<Position.Player> players = new ArrayList<>();
        for (int seat = 0; seat < view.players().size(); seat++) {
            players.add(player(view.players().get(seat), seat));
        }
        List<String> colours = bot == null ? List.of() : colours(bot);
        cards.removeAll(colours);
        List<String> deck = first(cards, view.deckSize());
        return new Position(
                view.options(),
                view.table(),
                players,
                bot == null ? null : autobot(bot),
                view.turn(),
                view.agenda(),
                new Position.Hidden(deck, 1, bot == null ? null : decks(bot, colours)));
    }

    private static <T> List<T> first(Collection<T> all, int count) {
        return all.stream().limit(count).toList();
    }

    private List<String> ids(CardDeck deck) {
        return edition.cards().actionCards().stream()
                .filter(card -> card.deck() == deck)
                .map(Edition.ActionCard::id)
                .toList();
    }

    private List<String> basics(boolean yellow) {
        return edition.cards().actionCards().stream()
                .filter(card -> card.deck() == CardDeck.BASIC
                        && (yellow || !card.colours().contains(Colour.YELLOW)))
                .map(Edition.ActionCard::id)
                .toList();
    }

    private Position.Player player(Position.Player p, int seat) {
        boolean autobot = seat >= view.options().players();
        return new Position.Player(
                p.money(),
                p.supply(),
                p.lobby(),
                p.departments(),
                p.funding(),
                p.development(),
                p.hand() == null ? hand(p, seat) : p.hand(),
                p.played(),
                p.yellowAside(),
                p.cones(),
                p.tokens(),
                p.extraTokens(),
                p.technologies(),
                p.stations(),
                p.trucks(),
                p.deliveryBoard(),
                p.claimable(),
                p.claimed(),
                p.paid(),
                p.delivered(),
                p.tiles(),
                p.tilesTaken(),
                p.route(),
                autobot ? p.wine() : wine(p.wine()),
                p.trafficTokens());
    }

    /** A closed hand: basic cards that were not played, then others. */
    private List<String> hand(Position.Player p, int seat) {
        Set<String> hand = new LinkedHashSet<>(basics(!p.yellowAside()));
        p.played().values().forEach(hand::removeAll);
        List<String> dealt = new ArrayList<>(first(hand, view.handSizes().get(seat)));
        while (dealt.size() < view.handSizes().get(seat) && !cards.isEmpty()) {
            dealt.add(cards.removeFirst());
        }
        return dealt;
    }

    private Position.@Nullable Wine wine(Position.@Nullable Wine held) {
        return held == null || held.card() != null || held.state() != Position.WineState.FACE_DOWN || wine.isEmpty()
                ? held
                : new Position.Wine(wine.removeFirst(), held.state());
    }

    private Position.Autobot autobot(Position.Autobot bot) {
        boolean withWine = view.options().has(Feature.WINE);
        return new Position.Autobot(
                bot.colour(),
                bot.colourCardsUsed(),
                bot.yellowOnTop(),
                bot.taskQueue(),
                bot.tasksUsed(),
                bot.advancedTasksSeen(),
                bot.slotsFilled(),
                bot.wineCards() == null && withWine ? List.copyOf(wine) : bot.wineCards());
    }

    /** Autobot has all basic cards, yellow ones in the last era, and some that it took from the display (SOLO-2). */
    private List<String> colours(Position.Autobot bot) {
        int size = view.autobotDecks() == null ? 0 : view.autobotDecks().colours();
        List<String> deck = new ArrayList<>(basics(view.table().era() == LAST_ERA));
        deck.removeAll(bot.colourCardsUsed());
        if (bot.yellowOnTop()) {
            List<String> yellow = new ArrayList<>(basics(true));
            yellow.removeAll(basics(false));
            deck.removeAll(yellow);
            deck.addAll(0, yellow);
        }
        List<String> taken = new ArrayList<>(ids(CardDeck.IMPROVED));
        for (Position.Player player : view.players()) {
            taken.removeAll(player.hand() == null ? List.of() : player.hand());
            player.played().values().forEach(taken::removeAll);
        }
        taken.removeAll(view.table().display());
        taken.removeAll(bot.colourCardsUsed());
        taken.addAll(cards);
        deck.addAll(
                taken.stream().distinct().limit(Math.max(0, size - deck.size())).toList());
        return deck;
    }

    private Position.Decks decks(Position.Autobot bot, List<String> colours) {
        int size = view.autobotDecks() == null ? 0 : view.autobotDecks().tasks();
        List<Integer> tasks = new ArrayList<>();
        List<Integer> advanced = new ArrayList<>();
        for (Edition.Task task : edition.solo().tasks()) {
            boolean joined = !task.advanced() || bot.advancedTasksSeen().contains(task.value());
            if (!bot.taskQueue().contains(task.value()) && !bot.tasksUsed().contains(task.value())) {
                (joined ? tasks : advanced).add(task.value());
            }
        }
        while (tasks.size() < size && !advanced.isEmpty()) {
            tasks.add(advanced.removeFirst());
        }
        return new Position.Decks(colours, tasks, advanced);
    }
}
