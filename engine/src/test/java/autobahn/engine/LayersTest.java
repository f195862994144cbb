package autobahn.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** The engine by chapters: what lies below knows nothing of what lies above, and nothing inside knows the game as a whole. */
@AnalyzeClasses(packages = "autobahn.engine", importOptions = ImportOption.DoNotIncludeTests.class)
class LayersTest {
    private static final String INTERNAL = "autobahn.engine.internal.";

    @ArchTest
    static final ArchRule layers = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("autobahn.engine.internal..")
            .layer("state")
            .definedBy(INTERNAL + "state..")
            .layer("names")
            .definedBy(INTERNAL + "lexicon..", INTERNAL + "why..")
            .layer("chapter")
            .definedBy(INTERNAL + "chapter..")
            .layer("play")
            .definedBy(INTERNAL + "play..")
            .layer("position")
            .definedBy(INTERNAL + "position..")
            .whereLayer("state")
            .mayNotAccessAnyLayer()
            .whereLayer("names")
            .mayOnlyAccessLayers("state")
            .whereLayer("chapter")
            .mayOnlyAccessLayers("state", "names")
            .whereLayer("play")
            .mayOnlyAccessLayers("state", "names", "chapter")
            .whereLayer("position")
            .mayOnlyAccessLayers("state", "names", "chapter", "play");

    @ArchTest
    static final ArchRule chaptersStandOnOneAnother =
            slices().matching(INTERNAL + "chapter.(*)..").should().beFreeOfCycles();

    /** Nor do single rules of a chapter go round: what must lead up leads through {@code Rules} of the lowest layer. */
    @ArchTest
    static final ArchRule noRuleIsItsOwnGround =
            slices().assignedFrom(new EachClass()).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothingInsideKnowsTheGameAsAWhole = noClasses()
            .that()
            .resideInAPackage("autobahn.engine.internal..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("autobahn.engine.Game")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("autobahn.engine.Box");

    /** Every class of the chapters as a slice of its own, with what is nested in it. */
    private static final class EachClass implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith(INTERNAL + "chapter")
                    ? SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "each class of the chapters";
        }
    }
}
