import { runService } from '@ideabox/service';
import { analytics } from './service.ts';

await runService(analytics);
