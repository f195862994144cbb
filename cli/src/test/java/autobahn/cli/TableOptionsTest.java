package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Feature;
import autobahn.engine.Options;
import autobahn.format.Records;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players, Autobot's difficulty and added content reach the record, or are refused in one line. */
class TableOptionsTest {
    private static Options options(Object... more) throws Exception {
        Object[] args = new Object[more.length + 3];
        args[0] = "new";
        args[1] = "--seed";
        args[2] = 1;
        System.arraycopy(more, 0, args, 3, more.length);
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return Records.read(run.out()).options();
    }

    @Test
    void fourPlayTheBaseGameIfNobodySays() throws Exception {
        assertThat(options()).isEqualTo(Options.players(4));
        assertThat(options("--players", 1)).isEqualTo(Options.players(1));
        assertThat(options("--solo")).isEqualTo(Options.players(1));
    }

    @Test
    void eachOptionReachesTheRecord() throws Exception {
        assertThat(options("--solo", "--hard").solo()).isEqualTo(new Options.Solo(true, false, false, false, 0));
        assertThat(options("--solo", "--option", "faster-trucks").solo())
                .isEqualTo(new Options.Solo(false, true, false, false, 0));
        assertThat(options("--solo", "--option", "develop-on-passing").solo())
                .isEqualTo(new Options.Solo(false, false, true, false, 0));
        assertThat(options("--solo", "--option", "develop-on-skipping").solo())
                .isEqualTo(new Options.Solo(false, false, false, true, 0));
        assertThat(options("--solo", "--option", "promotions-1").solo())
                .isEqualTo(new Options.Solo(false, false, false, false, 1));
        assertThat(options(
                                "--solo",
                                "--hard",
                                "--option",
                                "promotions-2,faster-trucks",
                                "--option",
                                "develop-on-passing")
                        .solo())
                .isEqualTo(new Options.Solo(true, true, true, false, 2));
        assertThat(options("--solo", "--option", "all").solo()).isEqualTo(new Options.Solo(false, true, true, true, 2));
    }

    @ParameterizedTest
    @EnumSource(Feature.class)
    void eachContentReachesTheRecord(Feature feature) throws Exception {
        String name = feature.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        assertThat(options("--players", 2, "--with", name).features()).containsExactly(feature);
        assertThat(options("--solo", "--with", name).features()).containsExactly(feature);
    }

    @Test
    void contentIsAListOrAll() throws Exception {
        assertThat(options("--with", "wine,traffic", "--with", "customs").features())
                .isEqualTo(Set.of(Feature.WINE, Feature.TRAFFIC, Feature.CUSTOMS));
        assertThat(options("--with", "all").features()).isEqualTo(EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--players 5                        | for 1 to 4 players, not 5",
                "--players 0                        | for 1 to 4 players, not 0",
                "--solo --players 3                 | contradict each other",
                "--players 2 --hard                 | add --solo",
                "--option faster-trucks             | add --solo",
                "--solo --option promotions-1,promotions-2 | choose one of them",
                "--solo --option quicker            | faster-trucks, develop-on-passing, develop-on-skipping, promotions-1",
                "--with planning,customs            | two sides of one board: choose one of them",
                "--with all,customs                 | two sides of one board: choose one of them",
                "--with beer                        | wine, traffic, services, two-coloured-cards, extra-tiles, planning"
            })
    void whatMakesNoSenseIsRefusedWithTheReason(String args, String reason) {
        for (String command : new String[] {"new", "play", "simulate"}) {
            Run run = Run.of((Object[]) (command + " " + args).split(" "));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).startsWith("autobahn: ").contains(reason);
            assertThat(run.err().lines()).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"new", "play", "simulate"})
    void helpNamesAllValues(String command) {
        String help = Run.of(command, "--help").out().replaceAll("\\s+", " ");
        assertThat(help)
                .contains("--players", "--solo", "--hard", "faster-trucks", "develop-on-passing", "develop-on-skipping")
                .contains("promotions-1", "promotions-2", "all")
                .contains("wine", "traffic", "services", "two-coloured-cards", "extra-tiles", "planning", "customs");
    }
}
