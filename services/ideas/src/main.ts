import { runService } from '@ideabox/service';
import { ideas } from './service.ts';

await runService(ideas);
