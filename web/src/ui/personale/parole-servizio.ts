import { useRoute } from '#api/query.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import type { ListeServizio } from '#shared/contracts/servizi/liste-servizio.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { inParole, type Parole } from '../registro/registro-cambiamenti.ts';
import { etichetteServizio } from './etichette-servizio.ts';

interface Voce {
  readonly codice: string;
  readonly descrizione: string;
}
const daElenco = (voci: readonly Voce[] = []) =>
  inParole(Object.fromEntries(voci.map(({ codice, descrizione }) => [codice, descrizione])));
const numero = (formato: (valore: number) => string) => (valore: unknown) =>
  typeof valore === 'number' ? formato(valore) : null;

/** The fields that hold a code, by the list that each comes from. */
const ELENCHI = {
  codTipoPersonale: 'tipoPersonaleList',
  codTipoServizio: 'tipoServizioList',
  codAutoritaNomina: 'autoritaNominaList',
  codQualificaServizio: 'qualificaServizioList',
  codTipoAttivita: 'tipoAttivitaList',
  codTipoCattedra: 'tipoCattedraList',
  codTipoPosto: 'tipoPostoList',
  codTipoLaboratorio: 'tipoLaboratorioList',
  codSituazionePrevidenziale: 'situazionePrevidenzialeList',
} as const satisfies Readonly<Record<string, keyof ListeServizio>>;

const deiCodici = (liste: ListeServizio | undefined): NonNullable<Parole['valori']> =>
  Object.fromEntries(Object.entries(ELENCHI).map(([campo, elenco]) => [campo, daElenco(liste?.[elenco])]));

/** A service in the words of the audit view: what its lists call each code, hours and amounts as they are read. */
export const useParoleServizio = (): Parole => {
  const { data: liste } = useRoute(serviziRoutes.listServizioListe, {}, { staleTime: Infinity });
  const { data: nomine } = useRoute(elenchiScuolaRoutes.listTipiNomina, {}, { staleTime: Infinity });
  const qualifiche = liste?.qualificaRetributivaList.map((una) => [una.prgQualificaRetributiva, una.desDescrizione]);
  return {
    etichette: etichetteServizio,
    righe: {},
    valori: {
      codTipoNomina: daElenco(nomine),
      prgQualificaRetributiva: inParole(Object.fromEntries(qualifiche ?? [])),
      ...deiCodici(liste),
      numOreSettimanali: numero(formatOre),
      numOreIntere: numero(formatOre),
      numOrePartTime: numero(formatOre),
      numOreContribuite: numero(formatOre),
      numAssegnoPersonale: numero(formatEuro),
    },
    taciuti: ['matricola', 'desCognome', 'desNome'],
  };
};
