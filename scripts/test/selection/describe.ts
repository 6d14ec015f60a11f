import type { Selection } from './selection.ts';
import type { Project } from './test-files.ts';

const projects: Project[] = ['unit', 'components', 'integration', 'e2e', 'layout', 'faults'];

/** One line of what is run, and one for each thing that is not. */
export function describeSelection({ checks, files, leftOut }: Selection): string[] {
  const counted = projects.flatMap((project) => {
    const count = files.filter((file) => file.project === project).length;
    return count > 0 ? [`${count} ${project}`] : [];
  });
  const parts = [
    ...(counted.length > 0 ? [`test files: ${counted.join(', ')}`] : []),
    ...(checks.length > 0 ? [`static checks: ${checks.map(({ name }) => name).join(', ')}`] : []),
  ];
  return [
    parts.length > 0 ? parts.join('; ') : 'Nothing that is tested has changed',
    ...leftOut.map((what) => `left out: ${what}`),
  ];
}
