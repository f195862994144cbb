package autobahn.browser.compile;

import autobahn.edition.EditionFault;
import autobahn.engine.PositionFault;
import autobahn.engine.Reason;
import autobahn.json.ValueFault;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Leaves English sentences out of the module: the pages have them in all languages. In place of a sentence stands which one it
 * is (the first letter of its kind, and its number) and what fills its gaps, between marks that no text has;
 * {@code sentences.ts} of the pages reads it.
 */
public final class ShortSentences implements ClassHolderTransformer {
    private static final String BEGIN = Character.toString(1);
    private static final String NEXT = Character.toString(2);
    private static final String END = Character.toString(3);

    private static final MethodDescriptor CONSTANTS = new MethodDescriptor("<clinit>", void.class);
    private static final Pattern GAP = Pattern.compile("\\{\\w+}");
    /** By the class, what stands in place of its sentences. */
    private static final Map<String, Map<String, String>> SHORT = Map.of(
            PositionFault.class.getName(), sentences("p", PositionFault.values(), PositionFault::english),
            EditionFault.class.getName(), sentences("e", EditionFault.values(), EditionFault::english),
            ValueFault.class.getName(), sentences("v", ValueFault.values(), ValueFault::english),
            Reason.class.getName(), sentences("r", Reason.values(), Reason::english));

    private static <E extends Enum<E>> Map<String, String> sentences(
            String kind, E[] all, Function<E, String> english) {
        Map<String, String> texts = new HashMap<>();
        for (E each : all) {
            // Of faults, nobody asks for the names of the constants: they go as well.
            if (!(each instanceof Reason)) {
                texts.put(each.name(), "");
            }
            texts.put(english.apply(each), BEGIN + kind + each.ordinal() + gaps(english.apply(each)) + END);
        }
        return texts;
    }

    /** Each gap once, where it first appears: in this order they are filled. */
    private static String gaps(String sentence) {
        return GAP.matcher(sentence)
                .results()
                .map(MatchResult::group)
                .distinct()
                .map(NEXT::concat)
                .collect(Collectors.joining());
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        Map<String, String> texts = SHORT.getOrDefault(type.getName(), Map.of());
        MethodHolder constants = type.getMethod(CONSTANTS);
        if (texts.isEmpty() || constants == null) {
            return;
        }
        for (BasicBlock block : constants.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof StringConstantInstruction text) {
                    text.setConstant(texts.getOrDefault(text.getConstant(), text.getConstant()));
                }
            }
        }
    }
}
