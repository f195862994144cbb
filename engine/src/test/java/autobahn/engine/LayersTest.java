package autobahn.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

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
    static final ArchRule nothingInsideKnowsTheGameAsAWhole = noClasses()
            .that()
            .resideInAPackage("autobahn.engine.internal..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("autobahn.engine.Game")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("autobahn.engine.Box");
}
