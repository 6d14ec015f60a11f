import { runService } from '@ideabox/service';
import { notifications } from './service.ts';

await runService(notifications);
