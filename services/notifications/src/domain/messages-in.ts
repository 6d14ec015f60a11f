import type { Language } from '@ideabox/text';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import pt from './messages/pt.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };

export type Messages = typeof ja;

const messages: Record<Language, Messages> = { ja, en, zh, pt, es, fr, ru };

export const messagesIn = (language: Language): Messages => messages[language];
