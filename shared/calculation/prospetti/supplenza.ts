import { formatGiorno } from '../../domain/tempo/date.ts';
import { somma } from '../../money/centesimi.ts';
import { cuneoSupplenzaBreve } from '../../rules/detrazioni/bonus.ts';
import { retribuzioneServizi, type RetribuzioneServizio } from '../contratto/servizio.ts';
import { dovutiDi } from '../contributi/dovuti.ts';
import { tassazioneOrdinaria, type Tassazione } from '../imposte/tassazione-ordinaria.ts';
import {
  ANNI_PRECEDENTI,
  riga,
  righeAnniPrecedenti,
  righeVoci,
  type Prospetto,
  type RigaCalcolata,
} from '../riga/righe.ts';
import { vociLorde } from '../riga/voci-lorde.ts';
import { conConguagli } from '../righe/conguaglio-differito.ts';
import { entroLaPaga } from '../righe/recuperi.ts';
import { righeAddizionali } from '../righe/righe-addizionali.ts';
import { daGiorno, primoGiornoCorrente } from '../situazione/anni-di-servizio.ts';
import { isConguaglio, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import { delLavoro, giorniCoperti, parteDellAnno } from '../situazione/periodo-di-paga.ts';
import type { Servizio } from '../situazione/servizio.ts';
import { giorniPagati } from '../situazione/stessi-giorni.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { bloccoDiPaga, type Blocco } from './blocco-di-paga.ts';
import { impostaSeparata } from './imposta-separata.ts';
import { mensilitaAggiuntiva } from './mensilita-aggiuntiva.ts';

type Dipendente = Extract<Percettore, { tipo: 'DIPENDENTE' }>;

/** The measures of the wedge of 2025 that reach a fixed-term contract: a short one has the further deduction where its year is settled. */
export const cuneoDelContratto = (ctx: Contesto, contratto: Dipendente['contratto']): Tassazione['cuneo'] => {
  if (contratto !== 'SUPPLENTE_BREVE') return 'SOMMA_E_DETRAZIONE';
  const regola = ctx.regole.seInVigore(cuneoSupplenzaBreve, ctx.dataImposta);
  if (regola === null) return 'NO';
  const { detrazioneNelMese, detrazioneAConguaglio } = regola.valore;
  return (isConguaglio(ctx) ? detrazioneAConguaglio : detrazioneNelMese) ? 'SOMMA_E_DETRAZIONE' : 'SOMMA';
};

/**
 * Pay of a substitute: items from the contract tables, contributions, relief of the month; brackets with deductions, bonus and wedge on what is of the
 * year, separate taxation on what is of earlier years.
 */
export const prospettoSupplenza = (ctx: Contesto, { contratto, ruolo }: Dipendente): Prospetto => {
  const {
    situazione: { servizi, voci, scuola, opzioni, giaPagati = [] },
    regole,
  } = ctx;
  const categoria = contratto === 'SUPPLENTE_BREVE' ? 'SUPPLENTE_BREVE' : 'TEMPO_DETERMINATO';
  const dovuti = dovutiDi(ctx, categoria);
  checkSovrapposizioni(servizi);
  const pagato = retribuzioneServizi(
    ruolo === 'DSGA' ? servizi.map((servizio) => ({ ...servizio, direzione: true })) : servizi,
    contratto,
    regole,
    giaPagati.flatMap(({ servizi: pagati = [] }) => pagati),
  );
  ctx.avvisi.push(...pagato.avvisi);
  const primo = primoGiornoCorrente(ctx);
  const deiServizi = righeCompetenze(pagato);
  const recuperi = entroLaPaga(ctx, voci, { righe: deiServizi, primo });
  const competenze = [...deiServizi, ...righeVoci(vociLorde(recuperi.voci, 'LD', () => []).voci)];
  const isPrecedente = ({ competenza, voce }: RigaCalcolata) =>
    primo !== null && voce === null && competenza !== null && competenza.al < primo;
  const dellAnno = competenze.filter((una) => !isPrecedente(una));
  const correnti = bloccoDiPaga(ctx, dovuti, dellAnno, '');
  const precedenti = bloccoDiPaga(ctx, dovuti, competenze.filter(isPrecedente), ANNI_PRECEDENTI);
  const { giorni, imposte } = impostePerAnno(ctx, pagato, contratto, correnti, primo);
  const separata = precedenti.competenze.length === 0 ? [] : impostaSeparata(ctx, precedenti.imponibile);
  return {
    categoria,
    lordoStatoIndicato: null,
    giorniPagati: giorni,
    righe: conConguagli(ctx, [
      ...correnti.competenze,
      ...righeAnniPrecedenti(precedenti.competenze),
      ...correnti.ritenute,
      ...righeAnniPrecedenti([...precedenti.ritenute, ...separata]),
      ...imposte,
      ...(opzioni.addizionali ? righeAddizionali(ctx, correnti.imponibile, imposte) : []),
      ...correnti.oneri,
      ...righeAnniPrecedenti(precedenti.oneri),
      ...recuperi.resti,
    ]),
    imponibili: {
      contributivo: correnti.contributivo.importo + precedenti.contributivo.importo,
      gestioneSeparata: 0,
      irpef: correnti.imponibile.importo,
      separata: precedenti.imponibile.importo,
      sostitutiva: 0,
    },
    ...(scuola === 'SCUOLA' ? { pagaNoipa: true as const } : {}),
  };
};

/** The taxes of the services of the year, and their days. */
const impostePerAnno = (
  ctx: Contesto,
  { giorniDetrazione, giorniPerAnno }: RetribuzioneServizio,
  contratto: Dipendente['contratto'],
  correnteDelMese: Blocco,
  primo: string | null,
): { readonly giorni: number; readonly imposte: readonly RigaCalcolata[] } => {
  const { servizi, voci, fiscali } = ctx.situazione;
  const { imponibile, competenze } = correnteDelMese;
  const correnti = daGiorno(
    servizi.map(({ competenza }) => competenza),
    primo,
  ).map((competenza) => ({ competenza }));
  if (primo !== null && competenze.length === 0 && !isConguaglio(ctx)) return { giorni: 0, imposte: [] };
  const retribuiti = primo === null ? giorniDetrazione : (giorniPerAnno.get(ctx.annoFiscale) ?? 0);
  const { giorni, stessiGiorni } = giorniPagati(
    ctx,
    fiscali.giorniDetrazione ?? Math.min(retribuiti, giorniCoperti(correnti)),
  );
  const imposte = tassazioneOrdinaria(ctx, {
    imponibile,
    ...mensilitaAggiuntiva(correnteDelMese),
    giorni,
    stessiGiorni,
    parteAnno: parteDellAnno([...correnti, ...delLavoro(voci), ...(stessiGiorni?.periodi ?? [])]),
    tempoDeterminato: true,
    cuneo: cuneoDelContratto(ctx, contratto),
  });
  return { giorni, imposte };
};

const righeCompetenze = ({ competenze }: RetribuzioneServizio): readonly RigaCalcolata[] =>
  competenze.map(({ codice, descrizione, calcolato, competenza, contributivo, perTfr }) => ({
    ...riga(codice, 'competenze', descrizione, calcolato, competenza),
    ...(contributivo === undefined ? {} : { contributivo }),
    ...(perTfr === undefined ? {} : { perTfr }),
  }));

/** Two services on the same days are two parts of a week: together they cannot pass the full post. */
const checkSovrapposizioni = (servizi: readonly Servizio[]): void => {
  servizi.forEach((servizio, indice) => {
    const insieme = servizi.filter(
      ({ competenza: { dal, al } }) => dal <= servizio.competenza.dal && servizio.competenza.dal <= al,
    );
    if (insieme.length > 1 && somma(insieme.map(({ oreSettimanali }) => oreSettimanali)) > servizio.oreCattedra) {
      throw impossibile(
        'PERIODI_SOVRAPPOSTI',
        `Dal ${formatGiorno(servizio.competenza.dal)} i servizi insieme superano l'orario intero: lo stesso giorno sarebbe pagato due volte. Correggere date o ore.`,
        `servizi.${indice}`,
      );
    }
  });
};
