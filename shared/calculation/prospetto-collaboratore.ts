import { massimale } from '../rules/contributi.ts';
import { impossibile } from './anomalia.ts';
import { sommaDi } from './calcolato.ts';
import { alPagamento, type Contesto } from './contesto.ts';
import { righeAddizionali } from './righe-addizionali.ts';
import { oneriCollaboratore } from './gestione-separata.ts';
import { giorniCoperti, parteDellAnno } from './periodo-di-paga.ts';
import { compensoDi, righeGestioneSeparata, rigaIrap } from './prospetto-esterno.ts';
import { righeVoci, type Prospetto } from './righe.ts';
import type { VoceSituazione } from './situazione.ts';
import { tassazioneOrdinaria } from './tassazione-ordinaria.ts';
import { vociLorde } from './voci-lorde.ts';

/** Co.co.co.: Gestione separata split in thirds, IRAP on the gross fee, brackets with deductions and trattamento integrativo, surtaxes. */
export const prospettoCollaboratore = (ctx: Contesto, voci: readonly VoceSituazione[]): Prospetto => {
  const { fiscali, base } = ctx.situazione;
  const { gestioneSeparata } = fiscali;
  if (gestioneSeparata === null) {
    throw impossibile('DATO_MANCANTE', 'Per una collaborazione serve la classe della Gestione separata (con DIS-COLL, senza, o con altra copertura).', 'fiscali.gestioneSeparata');
  }
  const lorde = vociLorde(voci, base, () => oneriCollaboratore(
    gestioneSeparata, 0, alPagamento(ctx, massimale).valore - fiscali.imponibileGestioneSeparataAnno, ctx.dataPagamento, ctx.regole,
  ));
  const compenso = compensoDi(lorde);
  const contributo = righeGestioneSeparata(ctx, compenso);
  const imponibile = sommaDi('imponibile IRPEF', [
    { nome: 'compenso', calcolato: compenso }, ...contributo.ritenute.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato, meno: true as const })),
  ]);
  const giorni = fiscali.giorniDetrazione ?? giorniCoperti(voci);
  const imposte = tassazioneOrdinaria(ctx, { imponibile, parteAnno: parteDellAnno(voci), giorni, tempoDeterminato: true, cuneo: 'NO' });
  return {
    categoria: 'COCOCO', lordoStatoIndicato: lorde.lordoStatoIndicato, giorniPagati: giorni,
    imponibili: { contributivo: 0, gestioneSeparata: contributo.base, irpef: imponibile.importo, separata: 0, sostitutiva: 0 },
    righe: [...righeVoci(lorde.voci), ...contributo.ritenute, ...imposte, ...righeAddizionali(ctx, imponibile, imposte), ...contributo.oneri, rigaIrap(ctx, compenso)],
  };
};
