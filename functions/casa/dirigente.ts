import { elencoAssenze, rigaAssenza } from '#archivio/assenze/assenza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { requireConsultazione } from '#archivio/scuola/consultazione.ts';
import { isNelPeriodo, pageOfScuola } from '#archivio/servizi/elenco-personale.ts';
import { elencoServizi, rigaServizio } from '#archivio/servizi/servizio.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CursorSigner } from '#platform/data/cursor.ts';
import { pageInMemory } from '#platform/data/elenco.ts';
import type { RigaAssenza } from '#shared/contracts/assenze/assenze.ts';
import type { AssenzaInLettura, CedolinoInLettura, ServizioInLettura } from '#shared/contracts/casa/dirigente.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { Pagina, Ricerca } from '#shared/contracts/lista.ts';
import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';

interface NelPeriodo extends Ricerca {
  readonly dal?: string | undefined;
  readonly al?: string | undefined;
}

/** What the head teacher reads: rows made here field by field, so that nothing else of a record ever travels. */
export const letturaDirigenteService = ({ cursori }: { readonly cursori: CursorSigner }) => ({
  /** @throws OPERAZIONE_NON_CONSENTITA, TROPPI_RISULTATI */
  listServizi: async (
    { dal, al, ...ricerca }: NelPeriodo,
    { archivio }: Pick<RequestContext, 'archivio'>,
  ): Promise<Pagina<ServizioInLettura>> => {
    await requireConsultazione(archivio, 'servizi', 'dirigente');
    const pagina = await pageOfScuola({ archivio, cursori }, elencoServizi, ricerca, rigaServizio, keepTra(dal, al));
    return { ...pagina, righe: pagina.righe.map(servizioInLettura) };
  },
  /** @throws OPERAZIONE_NON_CONSENTITA, TROPPI_RISULTATI */
  listAssenze: async (
    { dal, al, ...ricerca }: NelPeriodo,
    { archivio }: Pick<RequestContext, 'archivio'>,
  ): Promise<Pagina<AssenzaInLettura>> => {
    await requireConsultazione(archivio, 'assenze', 'dirigente');
    const pagina = await pageOfScuola({ archivio, cursori }, elencoAssenze, ricerca, rigaAssenza, keepTra(dal, al));
    return { ...pagina, righe: pagina.righe.map(assenzaInLettura) };
  },
  /** Payslips of the exposed runs of a month of liquidation; the rejected ones are nobody's payslip. @throws OPERAZIONE_NON_CONSENTITA, TROPPI_RISULTATI */
  listCedolini: async (
    { anno, mese, ...ricerca }: Ricerca & { readonly anno: number; readonly mese: number },
    { archivio }: Pick<RequestContext, 'archivio'>,
  ): Promise<Pagina<CedolinoInLettura>> => {
    await requireConsultazione(archivio, 'datiContabili', 'dirigente');
    const esposte = await elaborazioniEsposte(archivio, `${anno}-${String(mese).padStart(2, '0')}#`);
    const { listTestate } = cedoliniRepository(archivio);
    const righe = await Promise.all(
      esposte.map(async (elaborazione) =>
        (await listTestate(elaborazione.uid))
          .filter(({ esito }) => esito === 'CALCOLATO')
          .map((testata) => cedolinoInLettura(testata, elaborazione)),
      ),
    );
    return pageInMemory(righe.flat(), ricerca, { ordine: 'nominativo' });
  },
});

const keepTra = (dal: string | undefined, al: string | undefined) =>
  dal === undefined && al === undefined ? undefined : isNelPeriodo(dal, al);

/** Visible and hidden runs of a month: hiding one from the office's list does not take it from who can see it. */
const elaborazioniEsposte = async (archivio: Archivio, periodo: string): Promise<RigaProcesso[]> => {
  const di = (posto: string) =>
    archivio.of(processoEntita).queryIndice({ index: 'indice1', begins: `${posto}#${periodo}` });
  return archivio
    .leggi((await Promise.all([di('V'), di('N')])).flat(), rigaProcesso)
    .filter(({ FLG_ESP_DIP }) => FLG_ESP_DIP);
};

const servizioInLettura = (servizio: RigaServizio): ServizioInLettura => ({
  uid: servizio.uid,
  matricola: servizio.matricola,
  desCognome: servizio.desCognome,
  desNome: servizio.desNome,
  datInizio: servizio.datInizio,
  datFine: servizio.datFine,
  contratto: servizio.contratto,
  ruolo: servizio.ruolo,
  desTipoNomina: servizio.desTipoNomina,
  desQualificaRetributiva: servizio.desQualificaRetributiva,
  numOreSettimanali: servizio.numOreSettimanali,
});

const assenzaInLettura = (assenza: RigaAssenza): AssenzaInLettura => ({
  uid: assenza.uid,
  matricola: assenza.matricola,
  desCognome: assenza.desCognome,
  desNome: assenza.desNome,
  datInizio: assenza.datInizio,
  datFine: assenza.datFine,
  numGiorni: assenza.numGiorni,
  numOre: assenza.numOre,
});

const cedolinoInLettura = (
  { uid, storico, lordo, netto, oneri, lordoStato }: CedolinoSalvato,
  { STATUS, DES_ELABORAZIONE, TIPO_ELABORAZIONE, dataPagamento }: RigaProcesso,
): CedolinoInLettura => ({
  uid,
  matricola: storico.matricola,
  desCognome: storico.desCognome,
  desNome: storico.desNome,
  nominativo: `${storico.desCognome} ${storico.desNome}`,
  DES_ELABORAZIONE,
  TIPO_ELABORAZIONE,
  dataPagamento,
  provvisorio: STATUS !== 'CONTABILIZZATO',
  lordo,
  netto,
  oneri,
  lordoStato,
});
