import * as z from 'zod';
import { esitoDelCaso } from '#shared/calcolatrice/esito.ts';
import { CedolinoCalcolato, RigaSpiegata } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { EsitoPubblico } from '#shared/contracts/pubblico/calcola.ts';
import { VERSIONE } from '#shared/domain/versione.ts';

const NIENTE: Omit<EsitoPubblico, 'esito'> = {
  versione: VERSIONE,
  lordoStato: null,
  lordoDipendente: null,
  netto: null,
  chiPaga: null,
  motivo: null,
  mancano: [],
  anomalie: [],
  cedolino: null,
};

/** The payslip without the rules it used, which are in the package and in its lines. */
const Mostrato = z.object({ ...CedolinoCalcolato.shape, righe: z.array(z.object(RigaSpiegata.shape)) });

/** The outcome of a case of the public calculator. */
export const esitoPubblico = (caso: Readonly<Record<string, string | number | boolean>>): EsitoPubblico => {
  const esito = esitoDelCaso(caso);
  switch (esito.esito) {
    case 'calcolato': {
      const { lordoStato, lordoDipendente, netto, chiPaga, cedolino } = esito;
      return {
        ...NIENTE,
        esito: 'calcolato',
        lordoStato,
        lordoDipendente,
        netto,
        chiPaga,
        cedolino: Mostrato.parse(cedolino),
      };
    }
    case 'incompleto':
      return { ...NIENTE, esito: 'incompleto', mancano: [...esito.mancano] };
    case 'scartato':
      return { ...NIENTE, esito: 'scartato', anomalie: [...esito.anomalie] };
    case 'non_calcolato':
      return { ...NIENTE, esito: 'non_calcolato', motivo: esito.motivo, chiPaga: esito.chiPaga };
  }
};
