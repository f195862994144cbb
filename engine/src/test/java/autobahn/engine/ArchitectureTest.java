package autobahn.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The engine stays small enough to run in a browser: the JDK alone, and of that no files, clocks or threads. */
@AnalyzeClasses(packages = "autobahn.engine", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule needsTheJdkAlone = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("autobahn.engine..", "java.lang..", "java.util..", "org.jspecify..");

    @ArchTest
    static final ArchRule knowsNoFilesClocksOrThreads = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.nio..", "java.net..", "java.time..", "java.util.concurrent..")
            .orShould()
            .dependOnClassesThat()
            .belongToAnyOf(Thread.class, java.util.Random.class, java.util.SplittableRandom.class)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule editionDataKnowsNoRules = noClasses()
            .that()
            .resideInAPackage("autobahn.engine.edition..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("autobahn.engine", "autobahn.engine.internal..");
}
