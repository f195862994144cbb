package autobahn.server;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import autobahn.engine.Game;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Routes → tables and people → storage: nobody knows who calls him. */
@AnalyzeClasses(packages = "autobahn.server", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule layers = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("whole")
            .definedBy("autobahn.server")
            .layer("routes")
            .definedBy("autobahn.server.http")
            .layer("bots")
            .definedBy("autobahn.server.bot")
            .layer("notices")
            .definedBy("autobahn.server.notice")
            .layer("mail")
            .definedBy("autobahn.server.mail")
            .layer("tables")
            .definedBy("autobahn.server.table")
            .layer("people")
            .definedBy("autobahn.server.people")
            .layer("operating")
            .definedBy("autobahn.server.operating")
            .layer("administration")
            .definedBy("autobahn.server.admin")
            .layer("storage")
            .definedBy("autobahn.server.store")
            .layer("api")
            .definedBy("autobahn.server.api")
            .whereLayer("whole")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("routes")
            .mayOnlyBeAccessedByLayers("whole")
            .whereLayer("bots")
            .mayOnlyBeAccessedByLayers("whole", "routes")
            .whereLayer("mail")
            .mayOnlyBeAccessedByLayers("whole", "routes")
            .whereLayer("notices")
            .mayOnlyBeAccessedByLayers("whole", "routes", "mail")
            .whereLayer("tables")
            .mayOnlyBeAccessedByLayers("whole", "routes", "bots", "notices", "mail")
            .whereLayer("people")
            .mayOnlyBeAccessedByLayers("whole", "routes", "bots", "notices", "mail", "tables", "administration")
            .whereLayer("operating")
            .mayOnlyBeAccessedByLayers("whole", "routes")
            .whereLayer("administration")
            .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule packagesDependInOneDirection =
            slices().matching("autobahn.server.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule routesDoNotSpeakToDatabases = noClasses()
            .that(resideInAPackage("autobahn.server.http"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "org.jdbi..", "org.postgresql..", "org.sqlite..");

    /** What leaves a table for a bot or an adviser is what a seat sees: {@link Game#seenBy}. */
    @ArchTest
    static final ArchRule noGameLeavesWithItsHiddenThings = noClasses()
            .should()
            .callMethod(Game.class, "copy")
            .orShould()
            .callMethod(Game.class, "copyFrom", Game.class);

    @ArchTest
    static final ArchRule onlyRoutesKnowTheWebServer = noClasses()
            .that()
            .resideOutsideOfPackage("autobahn.server.http")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..");
}
