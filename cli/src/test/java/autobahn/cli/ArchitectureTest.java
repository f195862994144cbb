package autobahn.cli;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import autobahn.bots.Bot;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

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

    /** Bots get games in which hidden things are dealt anew, and this is the one place that gives them any. */
    @ArchTest
    static final ArchRule onlyAPlayerAsksABot = noClasses()
            .that()
            .haveNameNotMatching("autobahn\\.bots\\.Player(\\$.*)?")
            // A bot may ask itself.
            .and()
            .areNotAssignableTo(Bot.class)
            .should()
            .callMethodWhere(target(owner(assignableTo(Bot.class)))
                    .and(target(name("choose").or(name("begin")))));

    @ArchTest
    static final ArchRule editionKnowsNoUserOfIt = noClasses()
            .that()
            .resideInAPackage("autobahn.edition..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("autobahn.format..", "autobahn.cli..");

    @ArchTest
    static final ArchRule jsonKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("autobahn.json..")
            .should()
            .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("autobahn..")
                    .and(DescribedPredicate.not(JavaClass.Predicates.resideInAPackage("autobahn.json.."))));

    @ArchTest
    static final ArchRule formatKnowsNoUserOfIt = noClasses()
            .that()
            .resideInAPackage("autobahn.format..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("autobahn.cli..")
            .allowEmptyShould(true);

    /** The engine counts as one: its layers have a test of their own. */
    @ArchTest
    static final ArchRule packagesKnowEachOtherOneWay = slices().assignedFrom(new SliceAssignment() {
                @Override
                public SliceIdentifier getIdentifierOf(JavaClass type) {
                    String name = type.getPackageName();
                    return SliceIdentifier.of(name.startsWith("autobahn.engine") ? "autobahn.engine" : name);
                }

                @Override
                public String getDescription() {
                    return "packages";
                }
            })
            .should()
            .beFreeOfCycles();
}
