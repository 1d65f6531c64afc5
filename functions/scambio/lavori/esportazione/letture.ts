import { handlers } from '#functions/areas.ts';
import type { Chiamata, MezziArea } from '#platform/http/api-handler.ts';

/** The reading call of the school with that key ('POST /emo/searchanag'), in whichever area: any list on a screen can be exported. */
export const findLettura = async (rotta: string, mezzi: MezziArea): Promise<Chiamata | undefined> => {
  for (const open of Object.values(handlers)) {
    const { handler } = await open();
    const chiamata = handler.chiamate(mezzi).get(rotta);
    if (chiamata) return chiamata.route.effect === 'read' && chiamata.route.scope === 'scuola' ? chiamata : undefined;
  }
  return undefined;
};
