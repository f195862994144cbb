package autobahn.bots;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Bots see games from outside, and run in a browser as well: the engine's API and the JDK, no threads, no clocks. */
@AnalyzeClasses(packages = "autobahn.bots", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule needTheEngineAlone = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("autobahn.bots..", "autobahn.engine..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule useTheEnginesApiOnly =
            noClasses().should().dependOnClassesThat().resideInAPackage("autobahn.engine.internal..");

    @ArchTest
    static final ArchRule knowNoClocksOrThreads = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.time..", "java.util.concurrent..")
            .orShould()
            .dependOnClassesThat()
            .belongToAnyOf(Thread.class, java.util.Random.class);
}
