import type { FirmaScuola, IntestazioneScuola } from '#archivio/scuola/intestazione.ts';
import { intestazioneScuola } from '#functions/impaginazione/intestazione-scuola.ts';
import type { Documento } from '#functions/impaginazione/layout/documento.ts';
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

/** The letter that tells a person what a settlement could not take, and how it is paid. */
export const drawLettera = (
  stampa: Documento,
  { oggi, scuola, firme }: Ufficio,
  fascicolo: FascicoloDelRapporto,
): void => {
  const { fine, resti, dati } = fascicolo;
  const { desCognome, desNome, desCf } = dati.persona;
  const anni = [...new Set(resti.map(({ annoConguagliato }) => annoConguagliato))];
  stampa
    .intestazione(intestazioneScuola(scuola))
    .titolo(`Comunicazione di quanto resta del conguaglio dei redditi ${anni.join(', ')}`)
    .campi([
      { etichetta: 'A', valore: nominativo(desCognome, desNome), colonne: 2 },
      { etichetta: 'Codice fiscale', valore: desCf },
    ])
    .paragrafo(
      'Il conguaglio di fine anno ha ricalcolato l’imposta su tutto quanto è stato pagato. Le somme qui sotto non si sono potute trattenere allora, o si trattengono a rate.',
    )
    .tabella({ titolo: 'Che cosa resta', ...tabellaDeiResti(resti) });
  for (const frase of comeSiPagano(resti, fine !== null, inForceOn(conguaglioDifferito, oggi))) stampa.paragrafo(frase);
  stampa.firma(firme, `Data ${formatGiorno(oggi)}`);
};

/** The sentences that say how the rest is paid, by a person who goes on or one who leaves. */
export const comeSiPagano = (
  resti: readonly RestoAperto[],
  finisce: boolean,
  { valore: { interesseMensile, versamentoEntro }, norma }: Pick<InVigore<ConguaglioDifferito>, 'valore' | 'norma'>,
): readonly string[] => {
  const articoli = norma.map(({ testo }) => testo).join('; ');
  const imposta = resti.filter(({ codice }) => codice === 'CONGUAGLIO_NON_TRATTENUTO');
  const altri = resti.filter(({ codice }) => codice !== 'CONGUAGLIO_NON_TRATTENUTO');
  return [
    ...(altri.length === 0
      ? []
      : [
          finisce
            ? 'Addizionali e bonus da ridare si trattengono per intero nell’ultimo pagamento; quello che non vi entra va versato da chi riceve questa lettera.'
            : 'Addizionali e bonus da ridare si trattengono a rate nei prossimi pagamenti: non c’è niente da fare.',
        ]),
    ...imposta.map(({ residuo, annoConguagliato }) =>
      [
        `I ${formatEuro(residuo)} di IRPEF del ${annoConguagliato} si possono versare alla scuola, oppure si può chiedere per iscritto che siano trattenuti dai pagamenti successivi, con l’interesse mensile del ${formatAliquota(interesseMensile)}.`,
        `Quanto alla fine del ${annoConguagliato + 1} non è stato trattenuto va versato entro il ${formatGiorno(`${annoConguagliato + 2}-${versamentoEntro}`)} da chi riceve questa lettera (${articoli}).`,
      ].join(' '),
    ),
  ];
};
