import { elaborazioniDiAltraScuola, type PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { isContata } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Conseguenze } from '#platform/data/conseguenze.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { DaSistemare, Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { isOccasionale } from '../calcolo/occasionali.ts';
import {
  basiDellAnno,
  pagatiNellAnno,
  tagliatoDi,
  type BasiDellAnno,
  type SommePersona,
} from './base-gestione-separata.ts';
import { writeSegni } from './da-sistemare.ts';

/** The sums of a person before something moved them, a record each, and after. */
export interface SommeMosse {
  readonly persona: Pick<Persona, 'uid' | 'desCognome' | 'desNome' | 'desCf'>;
  readonly prima: readonly SommePersona[];
  readonly dopo: SommePersona;
}

/** The reason why sums moved, and the accounted run that no longer counts in them. */
interface Mossa {
  readonly motivo: string;
  readonly tolta?: Uid<'PROCESSO'>;
}

/** The mark that a run is to have of a person: null for none. */
interface Segno {
  readonly idProcesso: string;
  readonly persona: string;
  readonly segno: DaSistemare | null;
}

/**
 * Marks the accounted payslips that passed the allowance, or the ceiling, of the Gestione separata on sums that are no longer those of the year:
 * a settlement puts right taxes and bonuses, nobody would put right these. The mark goes away when the sums agree again. One read for each hundred runs.
 */
export const markSoglieMosse = async (
  archivio: Archivio,
  mosse: readonly SommeMosse[],
  { motivo, tolta }: Mossa,
): Promise<Awaited<ReturnType<Conseguenze>>> => {
  const pagamenti = mosse.flatMap(({ prima }) => prima.flatMap((scheda) => scheda.pagamenti));
  const processi = await processiRepository(archivio).getMany([
    ...new Set(pagamenti.map(({ idProcesso }) => idProcesso)),
  ]);
  const prima = new Set<string>([
    ...processi.filter(isContata).map(({ uid }) => uid),
    ...elaborazioniDiAltraScuola(pagamenti),
  ]);
  const dopo = new Set([...prima].filter((uid) => uid !== tolta));
  const segni = mosse.flatMap((una) => segniDi(una, { prima, dopo }));
  return writeSegni(
    archivio,
    processi.flatMap((processo) => {
      const segnati = conSegni(
        processo,
        segni.filter(({ idProcesso }) => idProcesso === processo.uid),
      );
      return JSON.stringify(segnati) === JSON.stringify(processo.daSistemare ?? [])
        ? []
        : [{ processo, dopo: segnati }];
    }),
    motivo,
  );
};

interface Contati {
  readonly prima: ReadonlySet<string>;
  readonly dopo: ReadonlySet<string>;
}

/** The marks of the runs of each year whose sums and bases have come apart, or together again. */
const segniDi = ({ persona, prima, dopo }: SommeMosse, contati: Contati): readonly Segno[] => {
  const anni = [...new Set(dopo.pagamenti.map(({ annoFiscale }) => annoFiscale))];
  return anni.flatMap((anno) => {
    const basi = basiDellAnno(dopo, anno, contati.dopo);
    const diPrima = prima.map((scheda) => scarto(basiDellAnno(scheda, anno, contati.prima)));
    if (scarto(basi) === somma(diPrima)) return [];
    const pagati = pagatiNellAnno(dopo, anno, contati.dopo);
    const porta = portatore(pagati, basi);
    return pagati.map((pagato): Segno => ({
      idProcesso: pagato.idProcesso,
      persona: persona.uid,
      segno: scarto(basi) !== 0 && pagato === porta ? segnoDi(persona, anno, basi) : null,
    }));
  });
};

const scarto = ({ tenuta, dovuta }: BasiDellAnno): number => tenuta - dovuta;

/** The payslip to put right: the last one that holds a base, or that should hold more: of occasional fees, and of those that the ceiling cut. */
const portatore = (pagati: readonly PagamentoSalvato[], basi: BasiDellAnno): PagamentoSalvato | undefined =>
  pagati
    .filter(
      (uno) => uno.imponibileGestioneSeparata > 0 || (scarto(basi) < 0 && (isOccasionale(uno) || tagliatoDi(uno) > 0)),
    )
    .toSorted((a, b) => (a.dataPagamento < b.dataPagamento ? -1 : 1))
    .at(-1);

const segnoDi = (
  { uid, desCognome, desNome, desCf }: SommeMosse['persona'],
  anno: number,
  { tenuta, dovuta }: BasiDellAnno,
): DaSistemare => ({
  uidSubAnagrafe: uid,
  nominativo: accorciato(nominativo(desCognome, desNome), 200),
  desCf,
  cosa: `Gestione separata del ${anno}: i cedolini contabilizzati la calcolano su ${formatEuro(tenuta)} in tutto, le somme di oggi su ${formatEuro(dovuta)}`,
  somme: true,
});

/** The marks of a run with those of its sums written again; one that was put right stays so while it says the same. */
const conSegni = ({ daSistemare = [] }: Processo, segni: readonly Segno[]): readonly DaSistemare[] => {
  const persone = new Set(segni.map(({ persona }) => persona));
  const tolti = daSistemare.filter((uno) => uno.somme === true && persone.has(uno.uidSubAnagrafe));
  return [
    ...daSistemare.filter((uno) => !tolti.includes(uno)),
    ...segni.flatMap(({ segno }) => (segno === null ? [] : (tolti.find(({ cosa }) => cosa === segno.cosa) ?? segno))),
  ];
};
