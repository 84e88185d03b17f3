import { useClock } from '../../../shared/clip/clock-provider.js';
import { SpeedControl } from '../../../shared/clip/speed-control.js';
import { useClockState } from '../../../shared/clip/use-clock.js';

/** How fast the clip plays: each speed beside the others, or one button that opens them. */
export function SpeedChoice() {
  const clock = useClock();
  const { rate } = useClockState(clock);
  return (
    <SpeedControl
      rate={rate}
      folded="narrow"
      byKey
      onChange={(chosen) => {
        clock.setRate(chosen);
      }}
    />
  );
}
