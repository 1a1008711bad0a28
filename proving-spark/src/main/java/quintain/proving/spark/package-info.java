/// Fights on Apache Spark: the jobs of a sweep go to the workers of a cluster, their tallies come
/// back.
@NullMarked
package quintain.proving.spark;

import org.jspecify.annotations.NullMarked;
