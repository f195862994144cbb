package autobahn.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has the compiler write a class {@code Made…} beside the annotated one, with the {@link Shape} of each of these records and
 * of the records in their packages that they are made of; of a sealed interface, those of the records that it permits. Module
 * {@code records} does it.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
public @interface ShapesOf {
    /** Records that are read and written. */
    Class<?>[] value() default {};

    /** Records that are written and never read. */
    Class<?>[] written() default {};
}
