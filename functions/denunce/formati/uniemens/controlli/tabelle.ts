import type { Controllo, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { tabelleUniemens, type TabellaUniemens } from '#shared/domain/denunce/tabelle-uniemens.ts';
import { avviso, bloccante, lavoratoriPA, periodi, perOgni } from '../elementi.ts';

const REGOLE_ELEMENTI = 'Regole degli elementi e tabelle dei codici, come le portano programmi che scrivono il flusso';

/** A code of the file that a table holds, where it is. */
interface Codice {
  readonly campo: string;
  readonly persona: string | null;
  readonly valore: string;
  readonly tabella: TabellaUniemens;
}

const tabellaDi = (elemento: string, padre: string): TabellaUniemens | undefined =>
  tabelleUniemens[`${padre}.${elemento}`] ?? tabelleUniemens[elemento];

/** A place of the file: its path, the element that holds it, the person it is about. */
interface Qui {
  readonly campo: string;
  readonly padre: string;
  readonly persona: string | null;
}

const personaIn = (elemento: object): string | null => {
  const codice: unknown = Reflect.get(elemento, 'CFLavoratore') ?? Reflect.get(elemento, 'CFCollaboratore');
  return typeof codice === 'string' && /^.{11,16}$/.test(codice) ? codice : null;
};

const codiciIn = (valore: unknown, { campo, padre, persona }: Qui): readonly Codice[] => {
  if (typeof valore !== 'object' || valore === null) return [];
  const chi = personaIn(valore) ?? persona;
  return Object.entries(valore).flatMap(([nome, dentro]): readonly Codice[] => {
    const qui = campo === '' ? nome : `${campo}.${nome}`;
    const tabella = typeof dentro === 'string' ? tabellaDi(nome, padre) : undefined;
    if (tabella !== undefined) return [{ campo: qui, persona: chi, valore: String(dentro), tabella }];
    // An element of a list belongs to the one that the list repeats.
    return codiciIn(dentro, { campo: qui, persona: chi, padre: Array.isArray(valore) ? padre : nome });
  });
};

const letti = new WeakMap<Uniemens, readonly Codice[]>();

/** The codes of a file, walked once for the rules of both kinds of table. */
const codiciDel = (file: Uniemens): readonly Codice[] => {
  const codici = letti.get(file) ?? codiciIn(file, { campo: '', padre: '', persona: null });
  letti.set(file, codici);
  return codici;
};

/** An attribute with nothing in it is found by a rule of its own. */
const isFuori = ({ valore, tabella: { codici } }: Codice): boolean => valore !== '' && !codici.includes(valore);

const fuoriTabella = (file: Uniemens, daSchema: boolean): readonly Segnalazione[] =>
  codiciDel(file)
    .filter((codice) => codice.tabella.daSchema === daSchema && isFuori(codice))
    .map(({ campo, persona, valore, tabella: { codici } }) => ({
      campo,
      persona,
      atteso: codici.length > 12 ? 'un codice della tabella' : codici.join(', '),
      trovato: valore,
      rimedio: daSchema
        ? 'Scrivere uno dei codici ammessi.'
        : 'Controllarlo sulla tabella dell’INPS in vigore: il programma ne porta una osservata in altri.',
    }));

/** A stand-in for a code that nobody has said: the same character over and over. */
const SEGNAPOSTO = /^(.)\1+$/;
/** A contribution is that part of its base, in hundredths of a percentage, on the fund of the State. */
const ALIQUOTE = [
  { campo: 'GestPensionistica', cassa: '1', imponibile: 'Imponibile', contributo: 'Contributo', aliquota: 3300 },
  { campo: 'GestPrevidenziale', cassa: '7', imponibile: 'ImponibileTFS', contributo: 'ContributoTFS', aliquota: 960 },
  { campo: 'GestPrevidenziale', cassa: '7', imponibile: 'ImponibileTFR', contributo: 'ContributoTFR', aliquota: 960 },
  { campo: 'GestCredito', cassa: '9', imponibile: 'Imponibile', contributo: 'Contributo', aliquota: 35 },
] as const;

const centesimi = (gestione: object, nome: string): number | null => {
  const valore: unknown = Reflect.get(gestione, nome);
  return typeof valore === 'number' ? valore : null;
};

/** Rules over the codes and the rates of the file. */
export const controlliTabelle: readonly Controllo<Uniemens>[] = [
  {
    ...bloccante('uniemens.tabella', 'Un codice di una tabella chiusa è uno dei suoi.', REGOLE_ELEMENTI),
    find: (file) => fuoriTabella(file, true),
  },
  {
    ...avviso('uniemens.tabella-osservata', 'Un codice è nella tabella che il programma porta.', REGOLE_ELEMENTI),
    find: (file) => fuoriTabella(file, false),
  },
  perOgni(periodi)(
    bloccante('pospa.segnaposto', 'Contratto e qualifica sono codici veri, non segnaposto.', REGOLE_ELEMENTI),
    ({ InquadramentoLavPA }) =>
      (['Contratto', 'Qualifica'] as const).flatMap((nome) => {
        const trovato = InquadramentoLavPA?.[nome] ?? '';
        return SEGNAPOSTO.test(trovato)
          ? [
              {
                campo: `InquadramentoLavPA.${nome}`,
                atteso: 'il codice della tabella dell’INPS',
                trovato,
                rimedio: 'Scriverlo nei codici della qualifica, nelle tabelle della scuola, poi aggiornare.',
              },
            ]
          : [];
      }),
  ),
  perOgni(periodi)(
    avviso(
      'pospa.aliquota',
      'Un contributo è l’aliquota della sua cassa sul suo imponibile.',
      'Aliquote delle gestioni pubbliche, personale dello Stato: 33 %, 9,60 %, 0,35 %',
    ),
    ({ Gestioni }) =>
      ALIQUOTE.flatMap(({ campo, cassa, imponibile, contributo, aliquota }) => {
        const gestione = Gestioni?.[campo];
        if (gestione === undefined || Number(gestione.CodGestione) !== Number(cassa)) return [];
        const [base, trovato] = [centesimi(gestione, imponibile), centesimi(gestione, contributo)];
        // One that is no part of its base is found by other rules.
        if (base === null || trovato === null || base < 0 || trovato < 0 || trovato >= Math.max(1, base)) return [];
        const atteso = Math.round((base * aliquota) / 10_000);
        return Math.abs(atteso - trovato) <= 2
          ? []
          : [
              {
                campo: `Gestioni.${campo}.${contributo}`,
                atteso: `${atteso} centesimi, il ${aliquota / 100} % dell’imponibile`,
                trovato: `${trovato} centesimi`,
                rimedio: 'Controllare imponibile, contributo e periodo: un’altra aliquota va detta da una circolare.',
              },
            ];
      }),
  ),
  perOgni(lavoratoriPA)(
    avviso('pospa.sigla-gestione', 'Una rata nomina una cassa della gestione pubblica.', REGOLE_ELEMENTI),
    ({ F1_Ammortamento = [] }) =>
      F1_Ammortamento.flatMap(({ CodGestione }, indice) =>
        ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11'].includes(String(Number(CodGestione)))
          ? []
          : [
              {
                campo: `F1_Ammortamento.${indice}.CodGestione`,
                atteso: 'da 1 a 9, o 11',
                trovato: CodGestione,
                rimedio: 'Correggere la cassa del piano.',
              },
            ],
      ),
  ),
];
