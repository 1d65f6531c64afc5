import { Errore } from '#shared/contracts/errori.ts';
import { nameFirmatari } from '#support/cedolini.ts';
import { attiConguaglio, statiConguaglio } from './conguagli.ts';
import { attiDenuncia, inviare, gatherAgain, statiDi } from './denunce.ts';
import { attiElaborazione, statiElaborazione } from './elaborazioni.ts';
import { generi } from './generi.ts';
import { decideGiorni } from './giorni.ts';
import type { Cose, Luogo, Tenta } from './luogo.ts';
import { attiCu, attiSpt, attiUniemens, statiBloccati, statiVuoti } from './propri.ts';
import { attiScartati, statiScartati } from './scartati.ts';
import type { Via } from './via.ts';
import { vie } from './vie.ts';

/** Something asked of a run or of a filing in a state. */
export interface Prova {
  readonly nome: string;
  readonly prepara: (luogo: Luogo) => Promise<Cose>;
  readonly tenta: Tenta;
}

/** A refusal whose advice does not lead out. */
export interface Vicolo {
  readonly prova: string;
  readonly detti: readonly string[];
  readonly perche: string;
}

const ogni = (cosa: string, stati: Readonly<Record<string, Prova['prepara']>>, atti: Readonly<Record<string, Tenta>>) =>
  Object.entries(stati).flatMap(([stato, prepara]) =>
    Object.entries(atti).map(([atto, tenta]): Prova => ({ nome: `${cosa} ${stato}: ${atto}`, prepara, tenta })),
  );

/** Acts on a payslip that is not there: a refusal has nothing to be done on. */
const DI_NIENTE: readonly string[] = [
  'elaborazione preparata: correggere',
  'elaborazione senza cedolini: correggere',
  'elaborazione senza cedolini: ricalcolare',
  'elaborazione senza cedolini: togliere un cedolino',
  'elaborazione senza cedolini: scrivere il mandato',
];

/** A filing that something blocks is sent once what blocks it is done; a draft of its file may be made before. */
const attiBloccati = { inviare };

/** Each act in each state; certificates first, since each gathering reads everybody paid in the year. */
export const prove: readonly Prova[] = [
  ...ogni('CU', statiDi(generi.cu), { ...attiDenuncia, ...attiCu }),
  ...ogni('elaborazione', statiElaborazione, attiElaborazione),
  ...ogni('F24', statiDi(generi.f24), attiDenuncia),
  ...ogni('UniEmens', statiDi(generi.uniemens), { ...attiDenuncia, ...attiUniemens }),
  ...ogni('SPT', statiDi(generi.spt), { ...attiDenuncia, ...attiSpt }),
  ...Object.entries(statiBloccati).flatMap(([cosa, stati]) => ogni(cosa, stati, attiBloccati)),
  ...ogni('mese senza niente', statiVuoti, { raccoglierlo: gatherAgain }),
  ...ogni('conguaglio', statiConguaglio, attiConguaglio),
  ...ogni('cedolino', statiScartati, attiScartati),
].filter(({ nome }) => !DI_NIENTE.includes(nome));

/** Acts within which what was refused must be done. */
const ATTI = 2;

const parole = (body: unknown): string => {
  const { message, fields } = Errore.parse(body);
  return [message, ...fields.map((campo) => campo.message)].join(' ');
};

/** The words of a refusal; planted ones may stand in their place. */
type Dette = (detto: string) => string;

/** The body of a refusal that somebody met doing what another told; undefined of any other failure. */
const rifiutoIn = (error: unknown): unknown => {
  const [, body] = /answered \d+: (\{.*\})$/su.exec(error instanceof Error ? error.message : '') ?? [];
  return body === undefined ? undefined : JSON.parse(body);
};

/** A call that answers its refusal, undefined once it is done. */
type Chiesta = () => Promise<unknown>;

/** One attempt, with what it has met so far. */
interface Giro {
  readonly luogo: Luogo;
  readonly cose: Cose;
  readonly dette: Dette;
  readonly detti: string[];
  atti: number;
}

/** Asks something, does what each refusal tells, which may be refused too, and asks again: null once it is done, or the reason why the advice does not lead out. */
const lead = async (giro: Giro, chiesta: Chiesta, seguite: readonly Via[] = []): Promise<string | null> => {
  const perche = (detto: string, primo: string) => (seguite.length === 0 ? primo : `${NON_SI_SEGUE}: ${detto}`);
  const miei: string[] = [];
  for (;;) {
    const rifiuto = await chiesta();
    if (rifiuto === undefined) return null;
    const detto = giro.dette(parole(rifiuto));
    if (miei.includes(detto)) return perche(detto, 'the advice was followed, and the refusal is the same');
    miei.push(detto);
    giro.detti.push(detto);
    const sua = vie.find(({ dice }) => dice.test(detto));
    if (sua === undefined) return perche(detto, 'no advice is read in it');
    // one that sends back to an act that is being done
    if (seguite.includes(sua)) return `${NON_SI_SEGUE}: ${detto}`;
    const vicolo = await lead(giro, () => acted(giro, sua, detto), [...seguite, sua]);
    if (vicolo !== null) return vicolo;
    if (giro.atti > ATTI) return `${ATTI} acts were not enough`;
    if (sua.alPosto === true) return null;
  }
};

const NON_SI_SEGUE = 'the advice cannot be followed';

/** @returns the refusal of the act that an advice tells, undefined once it is done */
const acted = async (giro: Giro, { segui, soloParole }: Via, detto: string): Promise<unknown> => {
  try {
    await segui(giro.luogo, giro.cose, detto);
  } catch (error) {
    const rifiuto = rifiutoIn(error);
    if (rifiuto === undefined) throw error;
    return rifiuto;
  }
  if (soloParole !== true) giro.atti += 1;
  return undefined;
};

/** Tries something, and follows what it is told: null once it is done, or the refusal that does not lead out. */
export const follow = async (luogo: Luogo, { nome, prepara, tenta }: Prova, dette: Dette): Promise<Vicolo | null> => {
  // a state takes away who signs, another leaves a day to decide, for all the school
  await nameFirmatari(luogo.chi);
  await decideGiorni(luogo);
  const giro: Giro = { luogo, cose: await prepara(luogo), dette, detti: [], atti: 0 };
  const perche = await lead(giro, async () => {
    const { status, body } = await tenta(luogo, giro.cose);
    return status === 200 ? undefined : body;
  });
  return perche === null ? null : { prova: nome, detti: giro.detti, perche };
};

/** The refusals of some attempts whose advice does not lead out. */
export const walk = async (luogo: Luogo, quali: readonly Prova[], dette: Dette = (detto) => detto) => {
  const vicoli: Vicolo[] = [];
  for (const prova of quali) {
    const vicolo = await follow(luogo, prova, dette);
    if (vicolo !== null) vicoli.push(vicolo);
  }
  return vicoli;
};
