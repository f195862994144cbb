package autobahn.records;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.tools.Diagnostic;

/** Finds the records that {@code @ShapesOf} names, and all that they are made of. */
@SupportedAnnotationTypes("autobahn.json.ShapesOf")
public final class ShapeProcessor extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement annotation : annotations) {
            for (Element owner : round.getElementsAnnotatedWith(annotation)) {
                write((TypeElement) owner);
            }
        }
        return false;
    }

    private void write(TypeElement owner) {
        List<TypeElement> read = named(owner, "value");
        List<TypeElement> written = named(owner, "written");
        Set<String> packages = new HashSet<>();
        Stream.concat(read.stream(), written.stream()).forEach(type -> packages.add(packageOf(type)));
        Map<TypeElement, Boolean> records = new LinkedHashMap<>();
        collect(read, packages, true, records);
        collect(written, packages, false, records);
        String place = packageOf(owner);
        String name = "Made" + owner.getSimpleName();
        try (Writer out = processingEnv
                .getFiler()
                .createSourceFile(place + "." + name, owner)
                .openWriter()) {
            out.write(new ShapeSource().write(place, name, records));
        } catch (IOException e) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, "cannot write " + name + ": " + e, owner);
        }
    }

    private String packageOf(TypeElement type) {
        return processingEnv.getElementUtils().getPackageOf(type).toString();
    }

    /** Adds what is not there yet, with whether it can be read. */
    private void collect(
            List<TypeElement> roots, Set<String> packages, boolean readable, Map<TypeElement, Boolean> records) {
        Deque<TypeElement> open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            TypeElement type = open.remove();
            if (type.getKind() != ElementKind.RECORD) {
                type.getPermittedSubclasses().forEach(permitted -> open.add(element(permitted)));
            } else if (packages.contains(packageOf(type)) && records.putIfAbsent(type, readable) == null) {
                for (RecordComponentElement component : type.getRecordComponents()) {
                    addTypes(component.asType(), open);
                }
            }
        }
    }

    private static List<TypeElement> named(TypeElement owner, String member) {
        for (AnnotationMirror mirror : owner.getAnnotationMirrors()) {
            if (element(mirror.getAnnotationType()).getSimpleName().contentEquals("ShapesOf")) {
                for (var entry : mirror.getElementValues().entrySet()) {
                    if (entry.getKey().getSimpleName().contentEquals(member)) {
                        return ((List<?>) entry.getValue().getValue())
                                .stream()
                                        .map(one -> element((TypeMirror) ((AnnotationValue) one).getValue()))
                                        .toList();
                    }
                }
            }
        }
        return List.of();
    }

    private static void addTypes(TypeMirror type, Deque<TypeElement> open) {
        if (type instanceof DeclaredType declared) {
            if (element(declared).getKind() == ElementKind.RECORD) {
                open.add(element(declared));
            }
            declared.getTypeArguments().forEach(argument -> addTypes(argument, open));
        }
    }

    static TypeElement element(TypeMirror type) {
        return (TypeElement) ((DeclaredType) type).asElement();
    }
}
