package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.play.Rulebook;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The agenda in words, the next step first. */
final class Agenda {
    private static final int MOST = 48;
    private static final int UNKNOWN = -1;

    private Agenda() {}

    static List<Position.Pending> write(State s, Lexicon words) {
        List<Position.Pending> agenda = new ArrayList<>();
        for (int i = s.agendaSize() - 1; i >= 0; i--) {
            long step = s.agendaAt(i);
            Map<String, String> arguments = new LinkedHashMap<>();
            Field[] fields = Rulebook.of(step).fields();
            for (int f = 0; f < fields.length; f++) {
                arguments.put(fields[f].name(), Arguments.write(fields[f], Step.arg(step, f), words));
            }
            agenda.add(new Position.Pending(Names.word(Step.kind(step)), Step.seat(step), arguments));
        }
        return agenda;
    }

    static void read(List<Position.Pending> agenda, State s, Lexicon words, PositionFaults faults) {
        if (agenda.size() > MOST) {
            faults.add("agenda", PositionFault.MANY_STEPS, agenda.size(), MOST);
            return;
        }
        for (int i = agenda.size() - 1; i >= 0; i--) {
            read(agenda.get(i), "agenda[" + i + "]", s, words, faults);
        }
    }

    private static void read(Position.Pending pending, String place, State s, Lexicon words, PositionFaults faults) {
        int kind = kind(pending.step());
        if (kind == UNKNOWN) {
            faults.add(place + ".step", PositionFault.NO_STEP, Masks.shown(pending.step()));
            return;
        }
        int seat = faults.range(pending.seat(), 0, s.seatCount - 1, place + ".seat");
        long step = Step.of(kind, seat);
        Field[] fields = Rulebook.of(step).fields();
        int[] values = new int[fields.length];
        Map<String, String> rest = new LinkedHashMap<>(pending.arguments());
        for (int f = 0; f < fields.length; f++) {
            String at = place + ".arguments." + fields[f].name();
            String text = rest.remove(fields[f].name());
            if (text == null) {
                faults.add(at, PositionFault.MISSING);
            } else {
                values[f] = Arguments.read(fields[f], text, words, at, faults);
            }
        }
        for (String name : rest.keySet()) {
            faults.add(place + ".arguments." + Masks.shown(name), PositionFault.NO_ARGUMENT, pending.step());
        }
        s.push(step | Step.args(values));
    }

    private static int kind(String word) {
        for (int kind = 0; kind < Step.kinds().size(); kind++) {
            if (Names.word(Step.kinds().get(kind)).equals(word)) {
                return kind;
            }
        }
        return UNKNOWN;
    }
}
