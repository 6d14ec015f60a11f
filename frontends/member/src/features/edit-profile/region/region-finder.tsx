import { useText } from '@ideabox/intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProfileDraft } from '../draft.ts';
import { LookUp } from '../look-up.tsx';
import { findRegion, PositionFault } from './find-region.ts';

/** Chooses the region by where the device is, at a press alone; what was found is said, and can be changed. */
export function RegionFinder() {
  const text = useText();
  const { setValue, clearErrors } = useFormContext<ProfileDraft>();
  const [isLooking, setLooking] = useState(false);
  const [said, setSaid] = useState('');
  const find = async () => {
    setLooking(true);
    setSaid('');
    try {
      const region = await findRegion();
      setValue('region', region, { shouldDirty: true });
      clearErrors('region');
      setSaid(text('region.found', { region: text(`region.${region}`) }));
    } catch (fault) {
      const problem = fault instanceof PositionFault ? fault.problem : 'unknown';
      setSaid(text(`position.${problem}`));
    } finally {
      setLooking(false);
    }
  };
  return <LookUp label={text('region.find')} isLooking={isLooking} onPress={find} said={said} />;
}
