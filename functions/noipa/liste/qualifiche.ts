import type { QualificaRetributiva } from '#shared/contracts/noipa/variazioni.ts';
import { gradiOreEccedenti, type GradoOreEccedenti } from '#shared/rules/contratto/ore-eccedenti.ts';
import { vociNoipa } from '../../riferimento/voci/noipa.ts';
import { noDi, SOSTITUZIONE, tariffaDi } from './importo-proposto.ts';

const GRADI: Readonly<Record<GradoOreEccedenti, string>> = {
  INFANZIA: "Scuola dell'infanzia",
  PRIMARIA: 'Scuola primaria',
  SECONDARIA: 'Scuola secondaria',
  ITP: 'Insegnante tecnico-pratico',
};

/** The rates of the items that NoiPA pays, on a day; of the hour in place of a colleague, one a school grade. */
export const qualificheAl = (giorno: string): QualificaRetributiva[] =>
  vociNoipa.flatMap((voce) => {
    if (noDi(voce, giorno) !== null) return [];
    const { codice: codVoce, descrizione } = voce;
    const profili =
      codVoce === SOSTITUZIONE
        ? gradiOreEccedenti.map((grado) => ({ profilo: grado, qualifica: GRADI[grado] }))
        : [{ profilo: '', qualifica: '' }];
    return profili.map(({ profilo, qualifica }) => ({
      codVoce,
      descrizione,
      profilo,
      qualifica,
      ...(tariffaDi(voce, giorno, profilo) ?? { tariffa: null, spiegazione: '', riscontrata: false }),
    }));
  });
