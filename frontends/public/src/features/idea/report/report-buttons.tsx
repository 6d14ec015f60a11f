import { useText } from '@ideabox/intl';
import { Button, lazyPart } from '@ideabox/ui';
import { type ElementType, Fragment, useState } from 'react';
import type { ReportTarget } from './report-target.ts';

const ReportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report" */ './report-dialog.tsx')).ReportDialog,
);

type Props = {
  target: ReportTarget['target'];
  targetId: number;
  types?: ReportTarget['type'][];
  /** What each stands in; one after the other unless told. */
  as?: ElementType;
};

/** The two ways to tell the operators that something is amiss. */
export function ReportButtons({
  target,
  targetId,
  types = ['problem', 'correction'],
  as: Place = Fragment,
}: Props) {
  const text = useText();
  const [open, setOpen] = useState<ReportTarget['type']>();
  return (
    <>
      {types.map((type) => (
        <Place key={type}>
          <Button variant="quiet" size="small" onClick={() => setOpen(type)}>
            {text(`report.${type}.open`)}
          </Button>
        </Place>
      ))}
      {open && <ReportDialog about={{ type: open, target, targetId }} onClose={() => setOpen(undefined)} />}
    </>
  );
}
