/// Sweeps and reports: many variants of one fight, and what comes of fights as tables, JSON and
/// charts.
///
/// Its door is [quintain.proving.sweeps.SweepRun], for a sweep that
/// [quintain.proving.sweeps.SweepReader] has read and a [quintain.proving.sweeps.Crew].
@NullMarked
package quintain.proving.sweeps;

import org.jspecify.annotations.NullMarked;
