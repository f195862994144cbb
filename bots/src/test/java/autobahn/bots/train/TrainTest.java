package autobahn.bots.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import autobahn.bots.Features;
import autobahn.bots.LearntValue;
import autobahn.bots.learn.Network;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games teach, lessons are kept, and a network learns from them. */
class TrainTest {
    private static final Box BOX = new Box(Editions.standard());

    private static Schooling school() {
        return new Schooling(BOX, new Schooling.Pool(null, List.of()), Schooling.Tables.USUAL, 5, 12);
    }

    private static List<Lesson> lessons(int games) {
        Schooling school = school();
        List<Lesson> lessons = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            lessons.add(school.play(i));
        }
        return lessons;
    }

    @Test
    void aGameIsTheSameWhoeverPlaysIt() {
        byte[] one = LessonFile.write(school().play(3));
        Schooling other = school();
        other.play(2);
        assertThat(LessonFile.write(other.play(3))).isEqualTo(one);
    }

    @Test
    void lessonsAreReadBackAndABrokenEndIsLeftOut() {
        byte[] first = LessonFile.write(school().play(1));
        byte[] second = LessonFile.write(school().play(2));
        byte[] file = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, file, first.length, second.length);
        assertThat(LessonFile.read(file)).extracting(Lesson::number).containsExactly(1, 2);
        assertThat(LessonFile.write(LessonFile.read(file).get(1))).isEqualTo(second);
        byte[] cut = Arrays.copyOf(file, file.length - 1);
        assertThat(LessonFile.read(cut)).extracting(Lesson::number).containsExactly(1);
        assertThat(LessonFile.whole(cut)).isEqualTo(first.length);
        file[first.length + 40] ^= 1;
        assertThat(LessonFile.read(file)).hasSize(1);
    }

    @Test
    void aNetworkLearnsAndBeginsWithWhatTheLinearValueFunctionKnows() {
        List<Lesson> lessons = lessons(12);
        // learning from all and asking about the same: what is tested is that steps go downhill
        List<Lesson> known = lessons.stream()
                .map(l -> new Lesson(10 * l.number(), l.players(), l.turns(), l.decisions()))
                .toList();
        List<Lesson> asked = lessons.stream()
                .map(l -> new Lesson(10 * l.number() + 9, l.players(), l.turns(), l.decisions()))
                .toList();
        Fitting.Plan plan = new Fitting.Plan(16, 8, 6, 0.002f, 0.01f, 1);
        Network still = new Fitting(known, new Fitting.Plan(16, 8, 1, 0, 0, 1), null).fit(n -> {});
        Network learnt = new Fitting(known, plan, null).fit(n -> {});
        double before = new Marks(still, asked).loss();
        assertThat(new Marks(learnt, asked).loss()).isLessThan(before - 0.03);
        assertThat(new Marks(learnt, asked).siblings()).isGreaterThan(new Marks(still, asked).siblings());
        assertThat(new Marks(learnt, asked).line()).contains("held-out", "era 3");
        float[] inputs = new float[Features.SIZE];
        inputs[Features.OPINION] = 0.7f;
        still.run(inputs);
        assertThat(still.odds()).isBetween(0.5f, 0.9f);
    }

    @Test
    void goesOnFromANetworkAsItIs() {
        List<Lesson> lessons = lessons(3).stream()
                .map(l -> new Lesson(10 * l.number(), l.players(), l.turns(), l.decisions()))
                .toList();
        Network start = LearntValue.shipped();
        Network same = new Fitting(lessons, new Fitting.Plan(8, 8, 1, 0, 0, 1), start).fit(n -> {});
        assertThat(same.layers()).isEqualTo(start.layers());
        float[] inputs = new float[Features.SIZE];
        for (int i = 0; i < inputs.length; i += 7) {
            inputs[i] = 0.3f;
        }
        start.run(inputs);
        same.run(inputs);
        assertThat(same.odds()).isCloseTo(start.odds(), within(1e-3f));
        assertThat(same.points()).isCloseTo(start.points(), within(1e-3f));
    }

    @Test
    void tablesAreAsManyAsWereAskedFor() {
        Schooling.Tables four = new Schooling.Tables(List.of(0, 0, 0, 100));
        Schooling school = new Schooling(BOX, new Schooling.Pool(null, List.of()), four, 5, 4);
        assertThat(school.play(1).players()).isEqualTo(4);
        assertThat(four.usualPlayers()).isEqualTo(4);
        assertThat(Schooling.Tables.USUAL.usualPlayers()).isEqualTo(2);
        assertThatIllegalArgumentException().isThrownBy(() -> new Schooling.Tables(List.of(50, 50)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Schooling.Tables(List.of(50, 50, 50, -50)));
    }
}
