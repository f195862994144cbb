package autobahn.bots.train;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.bots.Features;
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
        return new Schooling(BOX, new Schooling.Pool(null, List.of()), 5, 12);
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
        Network still = new Fitting(known, new Fitting.Plan(16, 8, 1, 0, 0, 1)).fit(n -> {});
        Network learnt = new Fitting(known, plan).fit(n -> {});
        double before = new Marks(still, asked).loss();
        assertThat(new Marks(learnt, asked).loss()).isLessThan(before - 0.03);
        assertThat(new Marks(learnt, asked).siblings()).isGreaterThan(new Marks(still, asked).siblings());
        assertThat(new Marks(learnt, asked).line()).contains("held-out", "era 3");
        float[] inputs = new float[Features.SIZE];
        inputs[Features.OPINION] = 0.7f;
        still.run(inputs);
        assertThat(still.odds()).isBetween(0.5f, 0.9f);
    }
}
