import type { Prospetto } from '../riga/righe.ts';
import type { Contesto, NaturaReddito } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { prospettoAutore } from './autore.ts';
import { prospettoCollaboratore } from './collaboratore.ts';
import { prospettoConguaglio } from './conguaglio.ts';
import { categoriaDipendente, prospettoDipendente } from './dipendente.ts';
import { prospettoCommissario, prospettoNonResidente, prospettoOccasionale } from './esterno.ts';
import { prospettoProfessionista, prospettoSocieta } from './fattura.ts';
import { categoriaRevisore, prospettoRevisore } from './revisore.ts';
import { prospettoStudente, senzaImposte } from './studente.ts';
import { cuneoDelContratto, prospettoSupplenza } from './supplenza.ts';

/** Whether sums of the year before paid by 12 January belong to it. */
export const naturaReddito = (percettore: Percettore): NaturaReddito => {
  switch (percettore.tipo) {
    case 'OCCASIONALE':
    case 'PROFESSIONISTA':
    case 'NON_RESIDENTE':
    case 'SOCIETA':
      return 'AUTONOMO';
    case 'COMMISSARIO_ESTERNO':
      return percettore.regime === 'RITENUTA_20' ? 'AUTONOMO' : 'DIPENDENTE_O_ASSIMILATO';
    case 'ALTRA_AMMINISTRAZIONE':
      return percettore.regime === 'OCCASIONALE' ? 'AUTONOMO' : 'DIPENDENTE_O_ASSIMILATO';
    case 'DIPENDENTE':
    case 'FORMATORE':
    case 'EREDE':
    case 'COCOCO':
    case 'REVISORE':
      return 'DIPENDENTE_O_ASSIMILATO';
    case 'STUDENTE':
      return percettore.regime === 'BORSA' ? 'DIPENDENTE_O_ASSIMILATO' : 'AUTONOMO';
    case 'ASSISTENTE_LINGUA':
    case 'AUTORE':
    case 'LAVORATORE_SPORTIVO':
      return 'AUTONOMO';
  }
};

/** Lines and bases of a payslip by the kind of its payee. */
export const prospetto = (ctx: Contesto): Prospetto => {
  const { percettore, voci } = ctx.situazione;
  switch (percettore.tipo) {
    case 'DIPENDENTE':
      if (ctx.situazione.tipo === 'CON')
        return prospettoConguaglio(ctx, categoriaDipendente(percettore), cuneoDelContratto(ctx, percettore.contratto));
      return ctx.situazione.tipo === 'SUP'
        ? prospettoSupplenza(ctx, percettore)
        : prospettoDipendente(ctx, percettore, voci);
    case 'FORMATORE':
    case 'EREDE':
      return prospettoDipendente(ctx, percettore, voci);
    case 'ALTRA_AMMINISTRAZIONE':
      return percettore.regime === 'OCCASIONALE'
        ? prospettoOccasionale(ctx, voci)
        : prospettoDipendente(ctx, percettore, voci);
    case 'OCCASIONALE':
      return prospettoOccasionale(ctx, voci);
    case 'PROFESSIONISTA':
      return prospettoProfessionista(ctx, percettore, voci);
    case 'NON_RESIDENTE':
      return prospettoNonResidente(ctx, percettore, voci);
    case 'SOCIETA':
      return prospettoSocieta(ctx, percettore, voci);
    case 'COMMISSARIO_ESTERNO':
      return prospettoCommissario(ctx, percettore, voci);
    case 'COCOCO':
      if (ctx.situazione.tipo === 'CON') return prospettoConguaglio(ctx, 'COCOCO');
      return prospettoCollaboratore(ctx, percettore, voci);
    case 'STUDENTE':
      return prospettoStudente(ctx, percettore, voci);
    case 'REVISORE':
      if (ctx.situazione.tipo === 'CON') return prospettoConguaglio(ctx, categoriaRevisore(percettore.regime));
      return prospettoRevisore(ctx, percettore, voci);
    case 'ASSISTENTE_LINGUA':
      return senzaImposte(ctx, 'ASSISTENTE_LINGUA', voci);
    case 'AUTORE':
      return prospettoAutore(ctx, percettore, voci);
    case 'LAVORATORE_SPORTIVO':
      throw impossibile('PERCETTORE_NON_AMMESSO', SPORTIVO, 'percettore.tipo');
  }
};

const SPORTIVO =
  'Un lavoratore sportivo (D.Lgs. 36/2021) lo paga un ente sportivo iscritto al registro, non una scuola: un istruttore si paga come occasionale, professionista o collaboratore. Cambiare il titolo del pagamento.';
