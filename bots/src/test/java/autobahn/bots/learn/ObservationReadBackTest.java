package autobahn.bots.learn;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.bots.Bot;
import autobahn.bots.Budget;
import autobahn.bots.Level;
import autobahn.edition.Editions;
import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.SeatFacts;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The inputs are few, and yet what lies open can be read from them again. */
class ObservationReadBackTest {
    private static final Box BOX = new Box(Editions.standard());
    private static final int MOST_INPUTS = 1000;

    private final Map<String, Part> parts = new HashMap<>();
    private final Map<String, Integer> first = new HashMap<>();
    private short[] row = {};

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void thereAreFew(int seats) {
        assertThat(new Observation(BOX, seats).size()).isBetween(500, MOST_INPUTS);
    }

    /** A two-handed game and one alone are told apart, though both have two seats. */
    @Test
    void aloneIsNotInPairs() {
        Observation layout = layout(2);
        layout.write(BOX.newGame(Options.players(2), 1), 0, row, 0);
        short[] pair = row.clone();
        Options alone = new Options(1, new Options.Solo(false, false, false, false, 0), Set.of());
        layout.write(BOX.newGame(alone, 1), 0, row, 0);
        int options = Objects.requireNonNull(first.get("options"));
        int size = Objects.requireNonNull(parts.get("options")).size();
        assertThat(Arrays.copyOfRange(row, options, options + size))
                .isNotEqualTo(Arrays.copyOfRange(pair, options, options + size));
    }

    @ParameterizedTest
    @MethodSource("autobahn.bots.learn.ObservationTest#tables")
    void everythingOpenCanBeReadBack(Options options) {
        Observation layout = layout(options.seats());
        for (int seed = 0; seed < 3; seed++) {
            Game game = BOX.newGame(options, seed);
            Bot bot = Level.BEGINNER.bot(BOX, options, seed);
            for (int decision = 0; !game.isOver(); decision++) {
                if (decision % 5 == 0) {
                    int viewer = decision % options.players();
                    layout.write(game, viewer, row, 0);
                    table(game, viewer);
                    for (int place = 0; place < options.seats(); place++) {
                        seat(
                                place == 0 ? "own." : "other" + place + ".",
                                game.facts(),
                                game.facts().seat((viewer + place) % options.seats()));
                    }
                }
                game.play(bot.choose(game, Budget.iterations(0)));
            }
        }
    }

    private void table(Game game, int viewer) {
        Facts facts = game.facts();
        assertThat(mask("sections", value -> value >= 2)).isEqualTo(facts.built());
        assertThat(mask("sections", value -> value == 3)).isEqualTo(facts.traffic());
        assertThat(mask("own.cards", value -> value == -1)).isEqualTo(facts.display());
        assertThat(mask("own.route", value -> value == 1)).isEqualTo(facts.openRoutes());
        int seats = game.options().seats();
        assertThat(mask("turn", value -> (value & 1) != 0))
                .isEqualTo(1L << (game.seatInTurn() - viewer + seats) % seats);
        assertThat(mask("turn", value -> value >= 2)).isEqualTo(1L << (game.seatToMove() - viewer + seats) % seats);
        assertThat(value("decision", Objects.requireNonNull(game.decision()).ordinal()))
                .isEqualTo(1);
    }

    private void seat(String of, Facts table, SeatFacts seat) {
        assertThat(mask(of + "floors", value -> (value & 1) != 0)).isEqualTo(seat.access());
        assertThat(mask(of + "floors", value -> value >= 2)).isEqualTo(seat.floors());
        assertThat(mask(of + "cards", value -> value == 1)).isEqualTo(seat.hand());
        assertThat(mask(of + "cards", value -> value == 2)).isEqualTo(seat.played());
        assertThat(mask(of + "delivered", value -> (value & 1) != 0)).isEqualTo(seat.delivered());
        assertThat(mask(of + "delivered", value -> value >= 2)).isEqualTo(seat.paid());
        assertThat(mask(of + "claims", value -> value == 1)).isEqualTo(seat.claimable());
        assertThat(mask(of + "claims", value -> value == 2)).isEqualTo(seat.claimed());
        assertThat(mask(of + "route", value -> value == 2)).isEqualTo(seat.route() < 0 ? 0 : 1L << seat.route());
        assertThat(onLinks(of, value -> value >= 1)).isEqualTo(seat.stations());
        assertThat(onLinks(of, value -> value == 2)).isEqualTo(seat.stations() & table.improvedLinks());
        int sections = BOX.notation().count(Argument.SECTION);
        for (int truck = 0; truck < 2; truck++) {
            int place = value(of + "truckPlaces", truck);
            assertThat(place >= 0).isEqualTo(truck < seat.usableTrucks());
            int where = place <= 0 ? Facts.OFF : place <= sections ? place - 1 : Facts.DEPOT + place - 1 - sections;
            assertThat(where).isEqualTo(seat.truckPlace(truck));
            if (where != Facts.OFF) {
                assertThat(value(of + "truckGoods", truck)).isEqualTo(seat.truckGoods(truck) + 1);
                String map = of.equals("own.") ? "ownTrucks" : "otherTrucks";
                if (place <= sections) {
                    // a truck that is passing another shares its section for a moment
                    assertThat(value(map, where)).isPositive();
                }
            }
        }
    }

    private Observation layout(int seats) {
        Observation layout = new Observation(BOX, seats);
        int at = 0;
        for (Part part : layout.parts()) {
            parts.put(part.name(), part);
            first.put(part.name(), at);
            at += part.size();
        }
        row = new short[layout.size()];
        return layout;
    }

    private int value(String part, int index) {
        return row[Objects.requireNonNull(first.get(part), part) + index];
    }

    private long mask(String part, IntPredicate wanted) {
        long mask = 0;
        for (int i = 0; i < Objects.requireNonNull(parts.get(part), part).size(); i++) {
            mask |= wanted.test(value(part, i)) ? 1L << i : 0;
        }
        return mask;
    }

    /** Stations lie on links of two sections: their bits are brought back to where the links' are. */
    private long onLinks(String of, IntPredicate wanted) {
        long few = mask(of + "stations", wanted);
        long mask = 0;
        int next = 0;
        for (int link = 0; link < BOX.notation().count(Argument.LINK); link++) {
            if (BOX.edition().board().links().get(link).sections() == 2) {
                mask |= ((few >>> next++) & 1) << link;
            }
        }
        return mask;
    }
}
