import { on } from '@ideabox/events';
import { insertActs } from '../store/audit.ts';

/** Every operator's act, of this service too, becomes a line of the audit. */
export const onActed = on('audit.v1.Acted', insertActs);
