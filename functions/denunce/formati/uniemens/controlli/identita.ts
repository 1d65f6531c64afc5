import type { Controllo, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { discordanzeCodiceFiscale } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { isCodiceFiscale, isCodiceFiscaleNumerico } from '#shared/domain/codici/codice-fiscale.ts';
import { avviso, collaboratori, individuali, lavoratoriPA, NOSTRA } from '../elementi.ts';

/** A declared person as an element names them. */
interface Nominato {
  readonly campo: string;
  readonly codice: string;
  readonly cognome: string | undefined;
  readonly nome: string | undefined;
}

const nominati = (file: Uniemens): readonly Nominato[] => [
  ...[...individuali(file), ...lavoratoriPA(file)].map(({ campo, elemento }) => ({
    campo,
    codice: elemento.CFLavoratore,
    cognome: elemento.Cognome,
    nome: elemento.Nome,
  })),
  ...collaboratori(file).map(({ campo, elemento }) => ({
    campo,
    codice: elemento.CFCollaboratore,
    cognome: elemento.Cognome,
    nome: elemento.Nome,
  })),
];

const ELEMENTI = { cognome: 'Cognome', nome: 'Nome' } as const;

const discordiIn = ({ campo, codice, cognome = '', nome = '' }: Nominato): readonly Segnalazione[] =>
  isCodiceFiscale(codice) && !isCodiceFiscaleNumerico(codice)
    ? discordanzeCodiceFiscale(codice, { cognome, nome }).flatMap(({ parte, messaggio }) =>
        parte === 'cognome' || parte === 'nome'
          ? [
              {
                persona: codice,
                campo: `${campo}.${ELEMENTI[parte]}`,
                atteso: `il ${parte} del codice fiscale ${codice}`,
                trovato: { cognome, nome }[parte],
                rimedio: `${messaggio} Correggere il nome o il codice nell’anagrafe.`,
              },
            ]
          : [],
      )
    : [];

/** The end of a relation that one family of the file tells and the other does not. */
const cessazioniDiverse = (file: Uniemens): readonly Segnalazione[] => {
  const cessati = new Map(
    individuali(file).flatMap(({ elemento, azienda }) =>
      elemento.Cessazione === undefined
        ? []
        : [
            [
              `${azienda.CFAzienda}|${elemento.CFLavoratore}`,
              `${azienda.AnnoMeseDenuncia}-${String(elemento.Cessazione.GiornoCessazione).padStart(2, '0')}`,
            ] as const,
          ],
    ),
  );
  return lavoratoriPA(file).flatMap(({ elemento, campo, azienda }) => {
    const giorno = cessati.get(`${azienda.CFAzienda}|${elemento.CFLavoratore}`);
    const periodi = elemento.E0_PeriodoNelMese ?? [];
    const ultimo = periodi.findIndex(({ GiornoFine }) => GiornoFine === giorno);
    return giorno === undefined || ultimo < 0 || periodi[ultimo]?.CodiceCessazione !== undefined
      ? []
      : [
          {
            persona: elemento.CFLavoratore,
            campo: `${campo}.E0_PeriodoNelMese.${ultimo}.CodiceCessazione`,
            atteso: `un codice di cessazione: PosContributiva dice che il rapporto finisce il ${giorno}`,
            trovato: 'niente',
            rimedio: 'Scrivere il codice (18 per la fine dell’incarico), o togliere la cessazione da PosContributiva.',
          },
        ];
  });
};

/** Rules over what a file says twice of a person. */
export const controlliIdentita: readonly Controllo<Uniemens>[] = [
  {
    ...avviso('uniemens.identita', 'Cognome e nome sono quelli del codice fiscale.', NOSTRA),
    find: (file) => nominati(file).flatMap(discordiIn),
  },
  {
    ...avviso('uniemens.cessazione-diversa', 'Le due parti del file dicono la stessa fine del rapporto.', NOSTRA),
    find: cessazioniDiverse,
  },
];
