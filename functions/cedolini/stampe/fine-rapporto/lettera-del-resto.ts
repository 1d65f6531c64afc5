import type { FirmaScuola } from '#archivio/scuola/intestazione.ts';
import { intestazioneScuola, type IntestazioneScuola } from '#functions/impaginazione/intestazione-scuola.ts';
import type { Documento } from '#functions/impaginazione/layout/documento.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro, somma } from '#shared/money/centesimi.ts';
import { conguaglioDifferito, type ConguaglioDifferito } from '#shared/rules/irpef.ts';
import { inForceOn, type InVigore } from '#shared/rules/regola.ts';
import { descrizioneResto, type RestoAperto } from '../../calcolo/conguaglio/resti-aperti.ts';
import type { FascicoloDelRapporto } from '../../fine-rapporto/fascicolo-del-rapporto.ts';

/** The office that prints, and the day. */
export interface Ufficio {
  readonly oggi: Giorno;
  readonly scuola: IntestazioneScuola;
  readonly firme: readonly FirmaScuola[];
}

/** The rows of what is left, as the letter and the dossier say it. */
export const tabellaDeiResti = (resti: readonly RestoAperto[]) => ({
  colonne: [
    { titolo: 'Voce', testata: true },
    { titolo: 'Anno', allineamento: 'destra' as const },
    { titolo: 'Conguaglio pagato il' },
    { titolo: 'Dovuto', allineamento: 'destra' as const },
    { titolo: 'Trattenuto', allineamento: 'destra' as const },
    { titolo: 'Resta', allineamento: 'destra' as const },
  ],
  righe: resti.map(({ codice, anno, conguagliatoIl, dovuto, trattenuto, residuo }) => [
    descrizioneResto[codice] ?? codice,
    String(anno),
    formatGiorno(conguagliatoIl),
    formatEuro(dovuto),
    formatEuro(trattenuto),
    formatEuro(residuo),
  ]),
  totali: [['Totale', '', '', ...sommeDi(resti)]],
});

const sommeDi = (resti: readonly RestoAperto[]): readonly string[] =>
  (['dovuto', 'trattenuto', 'residuo'] as const).map((nome) => formatEuro(somma(resti.map((resto) => resto[nome]))));

/** The person that a letter is addressed to, with the codice fiscale where it is known. */
interface Destinatario {
  readonly nome: string;
  readonly desCf: string;
}

type Chi = Pick<Persona, 'desCognome' | 'desNome' | 'desCf' | 'flgDeceduto' | 'datDecesso'>;

/** The person of a rest, and their heirs. */
interface DiChi {
  readonly dati: { readonly persona: Chi };
  readonly eredi: readonly { readonly erede: Chi }[];
}

/** The people that the letter of the rest is addressed to: the person; of one who is dead each heir, or all of them together while nobody has recorded any. */
export const destinatariDi = ({ dati: { persona }, eredi }: DiChi): readonly Destinatario[] => {
  const nome = nominativo(persona.desCognome, persona.desNome);
  if (!isDeceduta(persona)) return [{ nome, desCf: persona.desCf }];
  return eredi.length === 0
    ? [{ nome: `Eredi di ${nome}`, desCf: '' }]
    : eredi.map(({ erede }) => ({ nome: nominativo(erede.desCognome, erede.desNome), desCf: erede.desCf }));
};

const isDeceduta = ({ flgDeceduto = false, datDecesso = null }: Chi): boolean => flgDeceduto || datDecesso !== null;

const campiDi = ({ nome, desCf }: Destinatario, persona: Chi) => [
  { etichetta: 'A', valore: nome, colonne: 2 },
  { etichetta: 'Codice fiscale', valore: desCf },
  ...(isDeceduta(persona)
    ? [{ etichetta: 'Per', valore: `${nominativo(persona.desCognome, persona.desNome)}, ${persona.desCf}`, colonne: 3 }]
    : []),
];

/** The letter that tells a person, or an heir of theirs, what a settlement could not take, and how it is paid. */
export const drawLettera = (
  stampa: Documento,
  { oggi, scuola, firme }: Ufficio,
  { fascicolo, destinatario }: { readonly fascicolo: FascicoloDelRapporto; readonly destinatario: Destinatario },
): void => {
  const { fine, resti, dati } = fascicolo;
  const anni = [...new Set(resti.map(({ annoConguagliato }) => annoConguagliato))];
  stampa
    .intestazione(intestazioneScuola(scuola))
    .titolo(`Comunicazione di quanto resta del conguaglio dei redditi ${anni.join(', ')}`)
    .campi(campiDi(destinatario, dati.persona))
    .paragrafo(
      'Il conguaglio di fine anno ha ricalcolato l’imposta su tutto quanto è stato pagato. Le somme qui sotto non si sono potute trattenere allora, o si trattengono a rate.',
    )
    .tabella({ titolo: 'Che cosa resta', ...tabellaDeiResti(resti) });
  const chi = chiDeve(dati.persona, fine !== null);
  for (const frase of comeSiPagano(resti, chi, inForceOn(conguaglioDifferito, oggi))) stampa.paragrafo(frase);
  stampa.firma(firme, `Data ${formatGiorno(oggi)}`);
};

/** A person as the rest of a settlement is taken from them: who goes on, who leaves, who is dead. */
type ChiDeve = 'CONTINUA' | 'FINISCE' | 'DECEDUTA';

const chiDeve = (persona: Chi, finisce: boolean): ChiDeve => {
  if (isDeceduta(persona)) return 'DECEDUTA';
  return finisce ? 'FINISCE' : 'CONTINUA';
};

const ALTRI: Readonly<Record<ChiDeve, string>> = {
  CONTINUA: 'Addizionali e bonus da ridare si trattengono a rate nei prossimi pagamenti: non c’è niente da fare.',
  FINISCE:
    'Addizionali e bonus da ridare si trattengono per intero nell’ultimo pagamento; quello che non vi entra va versato da chi riceve questa lettera.',
  DECEDUTA:
    'La persona è deceduta: non ci sono altri suoi pagamenti da cui trattenere addizionali e bonus da ridare, e li versano gli eredi.',
};

/** The sentences that say how the rest is paid, by a person who goes on, one who leaves, or the heirs of one who is dead. */
export const comeSiPagano = (
  resti: readonly RestoAperto[],
  chi: ChiDeve,
  { valore: { interesseMensile, versamentoEntro }, norma }: Pick<InVigore<ConguaglioDifferito>, 'valore' | 'norma'>,
): readonly string[] => {
  const articoli = norma.map(({ testo }) => testo).join('; ');
  const imposta = resti.filter(({ codice }) => codice === 'CONGUAGLIO_NON_TRATTENUTO');
  const versante = chi === 'DECEDUTA' ? 'dagli eredi' : 'da chi riceve questa lettera';
  return [
    ...(imposta.length < resti.length ? [ALTRI[chi]] : []),
    ...imposta.map(({ residuo, annoConguagliato }) =>
      [
        chi === 'DECEDUTA'
          ? `I ${formatEuro(residuo)} di IRPEF del ${annoConguagliato} si possono versare alla scuola.`
          : `I ${formatEuro(residuo)} di IRPEF del ${annoConguagliato} si possono versare alla scuola, oppure si può chiedere per iscritto che siano trattenuti dai pagamenti successivi, con l’interesse mensile del ${formatAliquota(interesseMensile)}.`,
        `Quanto alla fine del ${annoConguagliato + 1} non è stato ${chi === 'DECEDUTA' ? 'versato alla scuola' : 'trattenuto'} va versato entro il ${formatGiorno(`${annoConguagliato + 2}-${versamentoEntro}`)} ${versante} (${articoli}).`,
      ].join(' '),
    ),
  ];
};
