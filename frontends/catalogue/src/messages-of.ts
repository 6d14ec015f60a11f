import chartsEn from '../../platform/charts/messages/en.json';
import chartsEs from '../../platform/charts/messages/es.json';
import chartsFr from '../../platform/charts/messages/fr.json';
import chartsJa from '../../platform/charts/messages/ja.json';
import chartsPt from '../../platform/charts/messages/pt.json';
import chartsRu from '../../platform/charts/messages/ru.json';
import chartsZh from '../../platform/charts/messages/zh.json';
import en from '../../platform/ui/messages/en.json';
import es from '../../platform/ui/messages/es.json';
import fr from '../../platform/ui/messages/fr.json';
import ja from '../../platform/ui/messages/ja.json';
import pt from '../../platform/ui/messages/pt.json';
import ru from '../../platform/ui/messages/ru.json';
import zh from '../../platform/ui/messages/zh.json';

const reference = { ...ja, ...chartsJa };
const all: Record<string, Record<string, string>> = {
  ja: reference,
  en: { ...en, ...chartsEn },
  es: { ...es, ...chartsEs },
  fr: { ...fr, ...chartsFr },
  pt: { ...pt, ...chartsPt },
  ru: { ...ru, ...chartsRu },
  zh: { ...zh, ...chartsZh },
};

export const messagesOf = (locale: string): Record<string, string> => all[locale] ?? reference;
