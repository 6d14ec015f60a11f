import { runService } from '@ideabox/service';
import { identity } from './service.ts';

await runService(identity);
