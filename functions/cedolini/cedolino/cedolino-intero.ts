import type { CedolinoIntero } from '#archivio/cedolini/cedolini-repository.ts';
import { rigaCompatta, uidCedolino, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { ruoloDi, writeContenuto } from '#archivio/cedolini/contenuto.ts';
import { writeLavoro } from '#archivio/cedolini/lavoro.ts';
import { uidPagamento, type PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { rotteDi, type RotteSalvate } from '#archivio/cedolini/rotte.ts';
import { posto } from '#shared/calculation/contratto/servizi-uniti.ts';
import { nettoPignorabile } from '#shared/calculation/contratto/trattenute-terzi.ts';
import { isTredicesimaDaPagare } from '#shared/calculation/contratto/tredicesima.ts';
import { naturaReddito } from '#shared/calculation/prospetti/prospetto.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { daGiorno } from '#shared/calculation/situazione/anni-di-servizio.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { periodiConDetrazione } from '#shared/calculation/situazione/stessi-giorni.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { importoVoce, type InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { CedolinoPersona } from '../calcolo/cedolini-persone.ts';
import { quoteDellAnno } from '../calcolo/conguaglio/quote-dell-anno.ts';
import { oltreMassimale } from '../calcolo/oltre-massimale.ts';
import { vociPagate } from '../gia-pagato/elaborazioni.ts';

/** What distinguishes one writing of a payslip from another: its run, the version it takes, the calculation it belongs to. */
export interface Scrittura {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly dataPagamento: string;
  readonly versione: number;
  readonly giro: number;
  readonly flgModificato: boolean;
}

/** The four items of a payslip. Reads and writes nothing: the same person computed the same way is the same bytes. */
export const cedolinoIntero = async (persona: CedolinoPersona, scrittura: Scrittura): Promise<CedolinoIntero> => {
  const { input, storico, fatti, percettore, situazione, cedolino, anomalie } = persona;
  const { idProcesso, versione, giro, flgModificato } = scrittura;
  const uid = uidCedolino(idProcesso, input.uidSubAnagrafe);
  const [{ contenuto, hash }, rotte] = await Promise.all([
    writeContenuto({ storico, fatti, input, situazione, cedolino, anomalie }),
    rotteConLavoro(persona, uid, versione),
  ]);
  return {
    testata: {
      uid,
      versione,
      idProcesso,
      uidSubAnagrafe: input.uidSubAnagrafe,
      storico,
      percettore,
      esito: cedolino === null ? 'SCARTATO' : 'CALCOLATO',
      anomalie: brevi(anomalie),
      numAvvisi: Math.min(1000, cedolino === null ? 0 : cedolino.avvisi.length + anomalie.length),
      flgModificato,
      ...cifre(cedolino, persona.anno),
      ruolo: ruoloDi(situazione),
      fatti,
      righe: (cedolino?.righe ?? []).filter(({ gruppo }) => gruppo !== 'riepilogo').map(rigaCompatta),
      ...annoDi(cedolino),
      adempimenti: [...(cedolino?.adempimenti ?? [])],
      giro,
      hash,
    },
    dettaglio: { uid, versione, hash, contenuto },
    pagamento: cedolino === null ? null : pagamentoDi(cedolino, persona, scrittura),
    rotte,
  };
};

/** The routes of a computed payslip, with the work that it was computed with. */
const rotteConLavoro = async (
  { cedolino, situazione, lavoro }: CedolinoPersona,
  uid: Uid<'CEDOLINO'>,
  versione: number,
): Promise<RotteSalvate | null> => {
  if (cedolino === null || situazione === null) return null;
  const rotte = await rotteDi(uid, versione, cedolino, situazione);
  return lavoro ? { ...rotte, lavoro: await writeLavoro(lavoro) } : rotte;
};

/** The year that a payslip settles, for its head. */
const annoDi = (cedolino: Cedolino | null): Pick<CedolinoSalvato, 'conguagliato'> =>
  cedolino?.conguagliato === undefined ? {} : { conguagliato: cedolino.conguagliato };

const cifre = (
  cedolino: Cedolino | null,
  anno: number,
): Pick<CedolinoSalvato, 'lordo' | 'netto' | 'oneri' | 'lordoStato' | 'arrotondamento' | 'annoFiscale'> => {
  if (cedolino === null)
    return {
      lordo: 0,
      netto: 0,
      oneri: 0,
      lordoStato: 0,
      arrotondamento: 0,
      annoFiscale: anno,
    };
  const {
    totali: { lordoDipendente, sommeEsenti, addebitiFattura, netto, oneri, lordoStato, arrotondamento },
    annoFiscale,
  } = cedolino;
  return {
    lordo: lordoDipendente + sommeEsenti + addebitiFattura,
    netto,
    oneri,
    lordoStato,
    arrotondamento,
    annoFiscale,
  };
};

/** A head stays small: the first reasons, each in a sentence. */
const brevi = (anomalie: readonly Anomalia[]): Anomalia[] =>
  anomalie.slice(0, 5).map(({ messaggio, ...resto }) => ({
    ...resto,
    messaggio: messaggio.length > 400 ? `${accorciato(messaggio, 399)}…` : messaggio,
  }));

/** What the payslip pays of each assignment, as its items were entered. */
const incarichiPagati = ({ voci }: InputCedolino, simulazione: boolean): Pick<PagamentoSalvato, 'incarichi'> => {
  const incarichi = voci.flatMap((voce) =>
    voce.uidIncarico === undefined ? [] : [{ uidIncarico: voce.uidIncarico, importo: importoVoce(voce) }],
  );
  return incarichi.length === 0 || simulazione ? {} : { incarichi };
};

/** The facts of a payslip that the next ones need to know. */
const perIlSeguente = (
  situazione: Situazione,
  annoFiscale: number,
): Pick<PagamentoSalvato, 'natura' | 'giorni' | 'liquidazione' | 'servizi'> => ({
  natura: naturaReddito(situazione.percettore),
  // The days of earlier years that a substitute is paid give no deductions.
  giorni: [...daGiorno(periodiConDetrazione(situazione), situazione.tipo === 'SUP' ? `${annoFiscale}-01-01` : null)],
  liquidazione: situazione.liquidazione,
  ...(situazione.servizi.length === 0 ? {} : { servizi: situazione.servizi.map(servizioPagato) }),
});

/** A service as it was paid: of a contract that has the 13th in December or at its end, with the days whose 13th it had. */
const servizioPagato = (servizio: Situazione['servizi'][number]): NonNullable<PagamentoSalvato['servizi']>[number] => {
  const { competenza, tredicesima } = servizio;
  return {
    ...competenza,
    posto: posto(servizio),
    ...(tredicesima === undefined
      ? {}
      : { tredicesima: isTredicesimaDaPagare(tredicesima, competenza.al) ? tredicesima.giorni : [] }),
  };
};

/** The rest of what was to be taken back, for the next payslip. */
const daRecuperare = ({ righe }: Cedolino): Pick<PagamentoSalvato, 'daRecuperare'> => {
  const resti = righe.flatMap(({ codice, competenza, importo }) =>
    codice === 'RECUPERO_DA_RIPORTARE' && competenza !== null ? [{ ...competenza, importo }] : [],
  );
  return resti.length === 0 ? {} : { daRecuperare: resti };
};

const pagamentoDi = (
  cedolino: Cedolino,
  { input, percettore, situazione }: CedolinoPersona,
  { idProcesso, versione, dataPagamento }: Scrittura,
): PagamentoSalvato => {
  const { progressivi: dopo, totali } = cedolino;
  const prima = situazione?.progressivi;
  const differenza = (campo: keyof typeof dopo) => (dopo[campo] ?? 0) - (prima?.[campo] ?? 0);
  const ulterioreDetrazione = differenza('ulterioreDetrazione');
  return {
    uid: uidPagamento(idProcesso, input.uidSubAnagrafe),
    versione,
    idProcesso,
    annoFiscale: cedolino.annoFiscale,
    dataPagamento,
    percettore: percettore ?? '',
    lordoDipendente: totali.lordoDipendente,
    netto: totali.netto,
    imponibileContributivo: totali.imponibileContributivo,
    imponibileIrpef: totali.imponibileIrpef,
    irpef: differenza('irpef'),
    imponibileSostitutiva: totali.imponibileSostitutiva,
    imponibileGestioneSeparata: totali.imponibileGestioneSeparata,
    ...(situazione === null ? {} : oltreMassimale(cedolino, situazione)),
    giorniPagati: differenza('giorniPagati'),
    trattamentoIntegrativo: differenza('trattamentoIntegrativo'),
    sommaIntegrativa: differenza('sommaIntegrativa'),
    ...(ulterioreDetrazione === 0 ? {} : { ulterioreDetrazione }),
    arrotondamentoDaRiportare: cedolino.arrotondamentoDaRiportare,
    trattenute: cedolino.righe.flatMap(({ origine, importo }) => (origine === undefined ? [] : [{ origine, importo }])),
    ...incarichiPagati(input, situazione?.opzioni.simulazione ?? false),
    ...(situazione === null || situazione.opzioni.simulazione ? {} : { voci: vociPagate(input, situazione) }),
    ...(situazione === null ? {} : perIlSeguente(situazione, cedolino.annoFiscale)),
    ...quoteDellAnno(cedolino),
    ...daRecuperare(cedolino),
    nettoPignorabile: nettoPignorabile({
      lordo: totali.lordoDipendente + totali.addebitiFattura,
      contributi: totali.ritenutePrevidenziali,
      imposte: totali.ritenuteFiscali,
      bonus: totali.sommeFuoriReddito,
    }),
  };
};
