import { irap } from '../../rules/contributi.ts';
import { cassaAllargataGestioneSeparata, certificatoA1, franchigiaOccasionali } from '../../rules/gestione-separata.ts';
import { massimale } from '../../rules/massimale.ts';
import type { CategoriaPercettore, ContributiDovuti } from '../../rules/percettori.ts';
import { TERZI, type Tratto } from '../riga/lordo-stato.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { alPagamento, type Contesto } from '../situazione/contesto.ts';
import type { ClasseGestioneSeparata } from '../situazione/fiscale.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { irapDovuta } from './contributi.ts';
import { dovutiDi } from './dovuti.ts';
import {
  contributoGestioneSeparata,
  eccedenzaFranchigia,
  entroMassimaleGestioneSeparata,
  oneriGestioneSeparata,
} from './gestione-separata.ts';

/** What a fee bears besides tax: Gestione separata in its two parts, IRAP of the school. */
export interface ContributiEsterno {
  readonly baseGestioneSeparata: number;
  readonly ritenute: readonly RigaCalcolata[];
  readonly oneri: readonly RigaCalcolata[];
}

/** Contributions and IRAP of a fee, by the payee's row of the matrix. */
export const contributiEsterno = (
  ctx: Contesto,
  categoria: CategoriaPercettore,
  compenso: Calcolato,
): ContributiEsterno => {
  const dovuti = dovutiDi(ctx, categoria);
  const imposta = dovuti.irap
    ? [riga('IRAP', 'oneri', 'IRAP', irapDovuta(compenso, ctx.dataPagamento, ctx.regole))]
    : [];
  const dovuta = isAssicuratoAltrove(ctx) ? altroStato() : baseDovuta(ctx, dovuti, compenso);
  if (dovuta.importo === 0) return { baseGestioneSeparata: 0, ritenute: [], oneri: imposta };
  const giorno = giornoGestioneSeparata(ctx);
  const base = entroMassimaleGestioneSeparata(
    dovuta,
    ctx.situazione.fiscali.imponibileGestioneSeparataAnno,
    giorno,
    ctx.regole,
    ctx.situazione.altroProgramma?.imponibileGestioneSeparata,
  );
  const { collaboratore, committente } = contributoGestioneSeparata(base, classeDichiarata(ctx), giorno, ctx.regole);
  return {
    baseGestioneSeparata: base.importo,
    ritenute: [riga('GESTIONE_SEPARATA_PERCIPIENTE', 'ritenute_previdenziali', 'Gestione separata', collaboratore)],
    oneri: [
      riga('GESTIONE_SEPARATA_SCUOLA', 'oneri', 'Gestione separata a carico della scuola', committente),
      ...imposta,
    ],
  };
};

/** Charges of the school on each cent of fee, for going from lordo stato to the fee. `classe` when the payee has not said it yet. */
export const oneriEsterno = (
  ctx: Contesto,
  categoria: CategoriaPercettore,
  classe: ClasseGestioneSeparata = 'SENZA_DIS_COLL',
): readonly Tratto[] => {
  const dovuti = dovutiDi(ctx, categoria);
  const imposta = dovuti.irap ? alPagamento(ctx, irap).valore * TERZI : 0;
  if (dovuti.gestioneSeparata === 'NO' || isAssicuratoAltrove(ctx)) return [{ fino: null, oneri: imposta }];
  const { fiscali } = ctx.situazione;
  const inizio =
    dovuti.gestioneSeparata === 'TUTTO'
      ? 0
      : Math.max(0, alPagamento(ctx, franchigiaOccasionali).valore - fiscali.compensiOccasionaliAnno);
  const giorno = giornoGestioneSeparata(ctx);
  const limite = ctx.regole.inVigore(massimale, giorno).valore;
  const fine = inizio + Math.max(0, limite - fiscali.imponibileGestioneSeparataAnno);
  const contributo = oneriGestioneSeparata(fiscali.gestioneSeparata ?? classe, giorno, ctx.regole);
  return [
    { fino: inizio, oneri: imposta },
    { fino: fine, oneri: imposta + contributo },
    { fino: null, oneri: imposta },
  ];
};

/** The day of the rates: the payment's, or the last of the year before for what belongs to it by the wider cash rule. */
const giornoGestioneSeparata = ({ dataPagamento, dataImposta, regole }: Contesto): string =>
  dataImposta !== dataPagamento && regole.seInVigore(cassaAllargataGestioneSeparata, dataPagamento) !== null
    ? dataImposta
    : dataPagamento;

const altroStato = (): Calcolato => dato('nessun contributo: assicurato in un altro Stato', 0);

/** The payee has shown a certificate A1 that is good on the day of payment; one that is over is told, and the contribution is due. */
const isAssicuratoAltrove = (ctx: Contesto): boolean => {
  const { percettore } = ctx.situazione;
  const certificato = 'certificatoA1' in percettore ? percettore.certificatoA1 : undefined;
  if (certificato === undefined || ctx.regole.seInVigore(certificatoA1, ctx.dataPagamento) === null) return false;
  return certificato.al >= ctx.dataPagamento;
};

const baseDovuta = (ctx: Contesto, { gestioneSeparata }: ContributiDovuti, compenso: Calcolato): Calcolato => {
  if (gestioneSeparata === 'NO') return dato('nessun contributo alla Gestione separata', 0);
  return gestioneSeparata === 'TUTTO'
    ? compenso
    : eccedenzaFranchigia(
        compenso,
        ctx.situazione.fiscali.compensiOccasionaliAnno,
        ctx.dataPagamento,
        ctx.regole,
        ctx.situazione.altroProgramma?.compensiOccasionali,
      );
};

const classeDichiarata = ({ situazione: { fiscali }, annoFiscale }: Contesto): ClasseGestioneSeparata => {
  if (fiscali.gestioneSeparata !== null) return fiscali.gestioneSeparata;
  throw impossibile(
    'DATO_MANCANTE',
    `Per il contributo alla Gestione separata serve la classe del percipiente nel ${annoFiscale} (con DIS-COLL, senza, o con altra copertura previdenziale).`,
    'fiscali.gestioneSeparata',
  );
};
