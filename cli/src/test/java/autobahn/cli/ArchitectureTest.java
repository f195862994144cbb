package autobahn.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** This module sees all the others, so the rules between modules are kept here. Dependencies point toward the engine. */
@AnalyzeClasses(packages = "autobahn", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule onlyTheEngineUsesItsInternals = noClasses()
            .that()
            .resideOutsideOfPackage("autobahn.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("autobahn.engine.internal..");

    @ArchTest
    static final ArchRule editionKnowsNoUserOfIt = noClasses()
            .that()
            .resideInAPackage("autobahn.edition..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("autobahn.format..", "autobahn.cli..");

    @ArchTest
    static final ArchRule formatKnowsNoUserOfIt = noClasses()
            .that()
            .resideInAPackage("autobahn.format..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("autobahn.cli..")
            .allowEmptyShould(true);
}
