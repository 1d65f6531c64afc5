import { specie } from '#archivio/index.ts';
import { isToccata } from '#functions/casa/letture/dipendenze.ts';
import { Letture } from '#functions/casa/letture/letture.ts';
import type { Change } from '#lib/local/dynamodb/server.ts';

type Item = NonNullable<Change['after']>;

/** What a stored record may become, by kind: written down here, not read from the product. */
const PASSAGGI: Readonly<Record<string, ReadonlySet<string>>> = {
  PROCESSO: new Set([
    'ATTESA IN_CORSO',
    'IN_CORSO COMPLETATO',
    'IN_CORSO FALLITO',
    'COMPLETATO IN_CORSO',
    'COMPLETATO CONTABILIZZATO',
    'FALLITO IN_CORSO',
  ]),
  DENUNCIA: new Set(['ATTESA COMPLETATO', 'COMPLETATO ATTESA', 'COMPLETATO INVIATO', 'INVIATO COMPLETATO']),
};
/** What a payslip of an accounted run keeps for good. */
const SIGILLATI = new Set(['CEDOLINO', 'DETTAGLIO_CEDOLINO', 'PAGAMENTO']);
const CON_VOCE = new Set(specie.filter(({ senzaVoce }) => !senzaVoce).map(({ nome }) => nome));

const text = (item: Item | undefined, name: string): string => {
  const value = item?.[name];
  return value !== undefined && 'S' in value ? value.S : '';
};
const schoolOf = (item: Item): string => /^SCUOLA#([^#]+)#/.exec(text(item, 'pk'))?.[1] ?? '';
const told = (item: Item): string => `${text(item, 'pk')} / ${text(item, 'sk')}`;

/** I6: states move along their table. */
const wrongStep = ({ before, after }: Change): string[] => {
  if (before === undefined || after === undefined) return [];
  const [da, a] = [text(before, 'STATUS'), text(after, 'STATUS')];
  return da === a || PASSAGGI[text(after, 'tipo')]?.has(`${da} ${a}`) !== false
    ? []
    : [`I6 ${told(after)}: from ${da} to ${a}`];
};

/** I5: what is accounted stays. */
const unsealed = ({ before, after }: Change, contabilizzate: ReadonlySet<string>): string[] => {
  if (before === undefined) return [];
  if (text(before, 'tipo') === 'PROCESSO' && after === undefined && text(before, 'STATUS') === 'CONTABILIZZATO')
    return [`I5 ${told(before)}: an accounted run is removed`];
  const sigillato =
    SIGILLATI.has(text(before, 'tipo')) &&
    [...contabilizzate].some((uid) => text(before, 'idProcesso') === uid || text(before, 'uid').startsWith(`${uid}-`));
  return sigillato && !isSame(before, after) ? [`I5 ${told(before)}: of an accounted run, it changes`] : [];
};

const isSame = (before: Item, after: Item | undefined): boolean =>
  after !== undefined && ['hash', 'contenuto', 'netto', 'lordo'].every((name) => isEqual(before[name], after[name]));
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** I7 and I10: a write has its entry of the audit trail with it, and is of one school. */
const unaccompanied = (changes: readonly Change[]): string[] => {
  const written = changes.map(({ before, after }) => after ?? before).filter((item) => item !== undefined);
  const schools = new Set(written.map(schoolOf).filter((school) => school !== ''));
  const muta = written.find((item) => CON_VOCE.has(text(item, 'tipo')));
  const conVoce = written.some((item) => text(item, 'tipo') === 'AUDIT');
  return [
    ...(schools.size > 1 ? [`I10: one write of ${[...schools].join(' and ')}`] : []),
    ...(muta === undefined || conVoce ? [] : [`I7 ${told(muta)}: written without an entry`]),
  ];
};

const PARTI = Letture.keyof().options;
/** Of runs the first page keeps those that are accounted. */
const isConservato = (item: Item): boolean =>
  CON_VOCE.has(text(item, 'tipo')) && (text(item, 'tipo') !== 'PROCESSO' || text(item, 'STATUS') === 'CONTABILIZZATO');

/** What the first page keeps changes with an entry by which it sees that it did. */
const unseen = (changes: readonly Change[]): string[] => {
  const written = changes.map(({ before, after }) => after ?? before).filter((item) => item !== undefined);
  const voci = written
    .filter((item) => text(item, 'tipo') === 'AUDIT')
    .map((item) => ({ entita: text(item, 'entita'), uid: '', azione: text(item, 'azione'), sk: '' }));
  return written.filter(isConservato).flatMap((item) => {
    const cambio = { entita: text(item, 'tipo'), uid: '', azione: 'modificato', sk: '' };
    const ignare = PARTI.filter(
      (parte) =>
        isNota(cambio.entita) && isToccata(parte, cambio, {}) && !voci.some((voce) => isToccata(parte, voce, {})),
    );
    return ignare.length === 0 ? [] : [`${told(item)}: changes and ${ignare.join(', ')} do not see it`];
  });
};
/** A kind that only some parts are read from: any other is read by none, and touches all to be sure. */
const isNota = (entita: string): boolean =>
  !PARTI.every((parte) => isToccata(parte, { entita, uid: '', azione: 'modificato', sk: '' }, {}));

/** Looks at each write of the archive as the engine stores it. */
export const writesWatch = () => {
  const contabilizzate = new Set<string>();
  const rilievi: string[] = [];
  return {
    onChange: (changes: readonly Change[]): void => {
      rilievi.push(
        ...unaccompanied(changes),
        ...unseen(changes),
        ...changes.flatMap(wrongStep),
        ...changes.flatMap((change) => unsealed(change, contabilizzate)),
      );
      for (const { after } of changes)
        if (text(after, 'tipo') === 'PROCESSO' && text(after, 'STATUS') === 'CONTABILIZZATO')
          contabilizzate.add(text(after, 'uid'));
    },
    /** What was found since it was last asked. */
    take: (): string[] => rilievi.splice(0),
  };
};
