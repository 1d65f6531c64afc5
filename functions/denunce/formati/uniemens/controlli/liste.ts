import type { Controllo, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import type { D0, E0, ListaPosPA, V1 } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { avviso, bloccante, lavoratoriPA, listePosPA, NOSTRA, perOgni } from '../elementi.ts';
import { erroreCodice } from './azienda.ts';

const VARIAZIONE = '1';
/** Motives of a settlement that only the ordinary list takes. */
const SOLO_ORDINARIA: readonly string[] = ['1', '2'];
const MESSAGGI = 'Messaggi INPS 2791/2017, 1206/2018 e 123/2024, come li riportano pagine pubbliche';

type Trovata = Omit<Segnalazione, 'persona'>;

/** A body that an element names, under its path. */
interface EnteNominato {
  readonly campo: string;
  readonly codice: string;
  readonly progressivo: string;
  readonly nomi: readonly [codice: string, progressivo: string];
}

const NOMI = ['CFAzienda', 'PRGAZIENDA'] as const;
const ALTRI_NOMI = ['CodiceFiscale', 'Progressivo'] as const;

type Versante = { readonly CFAzienda: string; readonly PRGAZIENDA: string };
const versanti = (campo: string, elenco: readonly Versante[] | undefined): readonly EnteNominato[] =>
  (elenco ?? []).map(({ CFAzienda, PRGAZIENDA }, indice) => ({
    campo: `${campo}.${indice}`,
    codice: CFAzienda,
    progressivo: PRGAZIENDA,
    nomi: NOMI,
  }));

type Altro = { readonly CodiceFiscale: string; readonly Progressivo: string };
const altro = (campo: string, uno: Altro | undefined): readonly EnteNominato[] =>
  uno === undefined ? [] : [{ campo, codice: uno.CodiceFiscale, progressivo: uno.Progressivo, nomi: ALTRI_NOMI }];

/** The other administration where somebody works, or that they come from. */
const altreAmministrazioni = (campo: string, { InquadramentoLavPA }: E0 | V1): readonly EnteNominato[] => {
  const qui = `${campo}.InquadramentoLavPA.AltraAmministrazione`;
  const { ServizioPressoAltraAmministrazione: presso, DipendenteAltraAmministrazione: da } =
    InquadramentoLavPA?.AltraAmministrazione ?? {};
  const uno = (dove: string, ente: Versante | undefined) =>
    ente === undefined
      ? []
      : [{ campo: `${qui}.${dove}`, codice: ente.CFAzienda, progressivo: ente.PRGAZIENDA, nomi: NOMI }];
  return [
    ...uno('ServizioPressoAltraAmministrazione.Amministrazione', presso?.Amministrazione),
    ...uno('DipendenteAltraAmministrazione', da),
  ];
};

/** Every body that the forms of a worker name. */
const entiDi = ({
  E0_PeriodoNelMese = [],
  E1_FondoPensioneCompl = [],
  F1_Ammortamento = [],
  V1_PeriodoPrecedente = [],
}: D0): readonly EnteNominato[] => [
  ...E0_PeriodoNelMese.flatMap((periodo, indice) => [
    ...altreAmministrazioni(`E0_PeriodoNelMese.${indice}`, periodo),
    ...versanti(`E0_PeriodoNelMese.${indice}.AltroEnteVersante`, periodo.AltroEnteVersante),
  ]),
  ...E1_FondoPensioneCompl.flatMap((modulo, indice) =>
    altro(`E1_FondoPensioneCompl.${indice}.AltroEnteVersante`, modulo.AltroEnteVersante),
  ),
  ...F1_Ammortamento.flatMap((modulo, indice) =>
    altro(`F1_Ammortamento.${indice}.AltroEnteVersante`, modulo.AltroEnteVersante),
  ),
  ...V1_PeriodoPrecedente.flatMap((periodo, indice) => [
    ...altreAmministrazioni(`V1_PeriodoPrecedente.${indice}`, periodo),
    ...versanti(`V1_PeriodoPrecedente.${indice}.EnteVersante`, periodo.EnteVersante),
  ]),
];

const entiErrati = (enti: readonly EnteNominato[]): readonly Trovata[] =>
  enti.flatMap(({ campo, codice, progressivo, nomi: [nomeCodice, nomeProgressivo] }) => {
    const errore = erroreCodice(codice);
    return [
      ...(errore === null
        ? []
        : [
            {
              campo: `${campo}.${nomeCodice}`,
              atteso: 'il codice fiscale di un ente',
              trovato: codice,
              rimedio: `${errore} Correggere l’ente.`,
            },
          ]),
      ...(/^\d{5}$/.test(progressivo)
        ? []
        : [
            {
              campo: `${campo}.${nomeProgressivo}`,
              atteso: '5 cifre',
              trovato: progressivo,
              rimedio: 'Scrivere il progressivo dell’ente con gli zeri davanti.',
            },
          ]),
    ];
  });

/** What a list of variations may not carry, under its path. */
const nonVariazioni = ({ PosPA = [], AltriImportiDovuti_Z2: z2, AltriImportiAConguaglio }: ListaPosPA): string[] => [
  ...PosPA.flatMap(({ D0_DenunciaIndividuale = [] }, p) =>
    D0_DenunciaIndividuale.flatMap(({ E0_PeriodoNelMese, E1_FondoPensioneCompl, V1_PeriodoPrecedente = [] }, d) => {
      const qui = `PosPA.${p}.D0_DenunciaIndividuale.${d}`;
      return [
        ...(E0_PeriodoNelMese?.length ? [`${qui}.E0_PeriodoNelMese`] : []),
        ...(E1_FondoPensioneCompl?.length ? [`${qui}.E1_FondoPensioneCompl`] : []),
        ...V1_PeriodoPrecedente.flatMap(({ '@CodMotivoUtilizzo': motivo }, v) =>
          SOLO_ORDINARIA.includes(motivo ?? '') ? [`${qui}.V1_PeriodoPrecedente.${v}.@CodMotivoUtilizzo`] : [],
        ),
      ];
    }),
  ),
  ...(z2?.length ? ['AltriImportiDovuti_Z2'] : []),
  ...(AltriImportiAConguaglio === undefined ? [] : ['AltriImportiAConguaglio']),
];

/** Rules over who a list names, and what its kind may carry. */
export const controlliListe: readonly Controllo<Uniemens>[] = [
  perOgni(listePosPA)(
    bloccante('pospa.firmatario', 'La lista dice chi la firma, con un codice fiscale valido.', NOSTRA),
    ({ CFRappresentanteFirmatario: firmatario = '' }) => {
      const errore = erroreCodice(firmatario);
      return errore === null
        ? null
        : {
            campo: 'CFRappresentanteFirmatario',
            atteso: 'un codice fiscale valido',
            trovato: firmatario || 'niente',
            rimedio: 'Indicare il dirigente in carica tra i firmatari della scuola, poi aggiornare.',
          };
    },
  ),
  perOgni(listePosPA)(
    avviso('pospa.vuota', 'Una lista ha almeno un lavoratore, o importi dovuti a parte.', NOSTRA),
    ({ PosPA = [], AltriImportiDovuti_Z2, AltriImportiAConguaglio }) =>
      PosPA.length === 0 ||
      PosPA.some(({ D0_DenunciaIndividuale }) => D0_DenunciaIndividuale?.length) ||
      AltriImportiDovuti_Z2?.length ||
      AltriImportiAConguaglio !== undefined
        ? null
        : {
            campo: 'PosPA',
            atteso: 'almeno un lavoratore',
            trovato: 'nessuno',
            rimedio: 'Aggiungere chi dichiara: una lista senza lavoratori non dice niente.',
          },
  ),
  perOgni(listePosPA)(
    avviso('pospa.tipo-lista', 'Una lista di variazioni ha tipo 1, quella del mese non dice il tipo.', NOSTRA),
    ({ '@TipoListaPosPA': tipo = VARIAZIONE }) =>
      tipo === VARIAZIONE
        ? null
        : {
            campo: '@TipoListaPosPA',
            atteso: '1, o nessun attributo',
            trovato: tipo,
            rimedio: 'Togliere l’attributo dalla lista del mese.',
          },
  ),
  perOgni(listePosPA)(
    bloccante(
      'pospa.lista-variazioni',
      'Una lista di variazioni ha soltanto periodi precedenti e rate; non i conguagli con motivo 1 e 2.',
      MESSAGGI,
    ),
    (lista) =>
      lista['@TipoListaPosPA'] === VARIAZIONE
        ? nonVariazioni(lista).map((campo) => ({
            campo,
            atteso: 'niente',
            trovato: campo.slice(campo.lastIndexOf('.') + 1),
            rimedio: 'Dichiararlo nella lista del mese.',
          }))
        : null,
  ),
  perOgni(listePosPA)(
    bloccante('pospa.enti', 'Gli enti nominati hanno un codice fiscale valido e un progressivo di 5 cifre.', NOSTRA),
    ({ PosPA }) =>
      (PosPA ?? []).flatMap(({ EnteAppartenenza, SedeServizio }, indice) =>
        entiErrati(
          Object.entries({ EnteAppartenenza, SedeServizio }).flatMap(([nome, ente]) =>
            ente === undefined
              ? []
              : [
                  {
                    campo: `PosPA.${indice}.${nome}`,
                    codice: ente.CFAzienda,
                    progressivo: ente.PRGAZIENDA,
                    nomi: NOMI,
                  },
                ],
          ),
        ),
      ),
  ),
  perOgni(lavoratoriPA)(
    bloccante('pospa.enti', 'Gli enti nominati hanno un codice fiscale valido e un progressivo di 5 cifre.', NOSTRA),
    (lavoratore) => entiErrati(entiDi(lavoratore)),
  ),
];
