import { AppError } from '#platform/errors.ts';
import type { InputCedolino, Misura, VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { ErroreCampo } from '#shared/contracts/errori.ts';
import { hasVoci } from '#shared/domain/elaborazione/elaborazione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { partiMetodo, type Voce } from '../../riferimento/voci/voce.ts';
import { dizionarioDi } from '../voci/dizionario.ts';

type Regole = Pick<Processo, 'idMetodo' | 'simulazione'> & {
  /** The items of the school, beside those of the dictionary. */
  readonly vociScuola: readonly Voce[];
};

/** What the office can put right before anything is computed. @throws RICHIESTA_NON_VALIDA naming every field */
export const checkInput = (processo: Regole, inputs: readonly InputCedolino[], radice = 'cedolini'): void => {
  const percorso = (indice: number) => (radice === '' ? '' : `${radice}.${indice}.`);
  const fields = [
    ...inputs.flatMap((input, indice) => erroriInput(processo, input, percorso(indice))),
    ...doppi(inputs, percorso),
  ];
  if (fields.length > 0) {
    throw new AppError(
      'RICHIESTA_NON_VALIDA',
      `I dati da calcolare hanno ${fields.length === 1 ? 'un errore' : `${fields.length} errori`}: ${fields[0]?.message ?? ''}`,
      { fields: fields.slice(0, 1000) },
    );
  }
};

const erroriInput = (
  processo: Regole,
  { voci, servizi = [], ferie }: InputCedolino,
  percorso: string,
): ErroreCampo[] => [
  ...(voci.some(({ misura }) => valore(misura)) ||
  servizi.length > 0 ||
  ferie ||
  !hasVoci(partiMetodo(processo.idMetodo).tipo)
    ? []
    : [errore(`${percorso}voci`, 'Indicare almeno una voce di calcolo con un valore.')]),
  ...voci.flatMap((voce, indice) => erroriVoce(processo, voce, `${percorso}voci.${indice}.`)),
  ...servizi.flatMap(({ competenza }, indice) => invertita(competenza, `${percorso}servizi.${indice}.`)),
];

/** Why a run of a method does not take an item; none when it does. */
export const erroriVoce = (
  { idMetodo, simulazione, vociScuola }: Regole,
  { codice, competenza, misura }: VoceCedolino,
  percorso: string,
): ErroreCampo[] => {
  const { voceDiMetodo, rifiutoDi } = dizionarioDi(vociScuola);
  const voce = voceDiMetodo(codice, idMetodo);
  if (voce === undefined) return [errore(`${percorso}codice`, rifiutoDi(codice, idMetodo))];
  return [
    ...(voce.canale === 'NOIPA' && !simulazione
      ? [
          errore(
            `${percorso}codice`,
            `"${voce.descrizione}" è pagata da NoiPA: si può calcolare solo in un'elaborazione di simulazione.`,
          ),
        ]
      : []),
    ...(voce.unita === misura.unita
      ? []
      : [errore(`${percorso}misura.unita`, `"${voce.descrizione}" si indica in ${UNITA[voce.unita]}.`)]),
    ...invertita(competenza, percorso),
  ];
};

const UNITA: Readonly<Record<Misura['unita'], string>> = { IMPORTO: 'euro', ORE: 'ore', GIORNI: 'giorni' };

const valore = (misura: Misura): boolean =>
  misura.unita === 'IMPORTO' ? misura.importo !== 0 : misura.quantita > 0 && misura.tariffa > 0;

const invertita = ({ dal, al }: VoceCedolino['competenza'], percorso: string): ErroreCampo[] =>
  dal <= al
    ? []
    : [
        errore(
          `${percorso}competenza.al`,
          `La competenza finisce il ${formatGiorno(al)}, prima di cominciare (${formatGiorno(dal)}).`,
        ),
      ];

const doppi = (inputs: readonly InputCedolino[], percorso: (indice: number) => string): ErroreCampo[] => {
  const visti = new Set<string>();
  return inputs.flatMap(({ uidSubAnagrafe }, indice) => {
    if (visti.has(uidSubAnagrafe))
      return [
        errore(
          `${percorso(indice)}uidSubAnagrafe`,
          "La persona è già nell'elaborazione: riunire le sue voci in un solo cedolino, oppure, se è pagata a un altro titolo, in un'altra elaborazione.",
        ),
      ];
    visti.add(uidSubAnagrafe);
    return [];
  });
};

const errore = (path: string, message: string): ErroreCampo => ({
  path: accorciato(path, 300),
  code: 'non_valido',
  message,
});
