import type { RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { nomeSezioneF24 } from '#shared/contracts/denunce/f24.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { codiceF24InParole, riferimentoF24InParole } from '#shared/denunce/parole-f24.ts';
import { statiUniemens } from '#shared/domain/denuncia.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { enteDi } from '#ui/codici/ente-in-parole.ts';
import type { FlussoMostrato } from '../parti/flusso.ts';
import { valoreVigente } from '../parti/valore-vigente.ts';

/** Answers that a correction of a sent F24 makes old: its own, and the quadratura that reads it. */
export const lettiDallaCorrezione = [f24Routes.getF24, f24Routes.listF24, quadraturaRoutes.getQuadratura];

/** The body of a row of a filing, in words. */
const enteDellaRiga = (ente: string, riga: RigaDenuncia) =>
  enteDi({ sezione: String(valoreVigente(riga, 'sezione')), ente });

/** The F24 of both forms. */
export const flussoF24: FlussoMostrato = {
  nome: 'F24',
  parole: { nuovo: 'Nuovo F24', nessuno: 'Nessun F24', eliminato: 'F24 eliminato' },
  stati: statiUniemens,
  chiamate: {
    list: f24Routes.listF24,
    get: f24Routes.getF24,
    remove: f24Routes.removeF24,
    makeFile: f24Routes.makeFileF24,
    linkFile: f24Routes.linkFileF24,
    send: f24Routes.sendF24,
    undoSend: f24Routes.undoSendF24,
  },
  lette: [f24Routes.getF24, f24Routes.listF24, f24Routes.proponiF24],
  sezioni: [
    {
      id: 'righe',
      titolo: 'Righe',
      campi: [
        { nome: 'codice', titolo: 'Codice', parola: codiceF24InParole },
        { nome: 'sezione', titolo: 'Sezione', nascosto: true, parole: nomeSezioneF24 },
        { nome: 'ente', titolo: 'Ente', parola: enteDellaRiga },
        { nome: 'estremi', titolo: 'Estremi' },
        { nome: 'riferimentoA', titolo: 'Riferimento A', parola: riferimentoF24InParole },
        { nome: 'riferimentoB', titolo: 'Riferimento B', parola: riferimentoF24InParole },
        { nome: 'debito', titolo: 'Debito', importo: true },
        { nome: 'diCuiInteressi', titolo: 'Di cui interessi', importo: true, nascosto: true, fisso: true },
        { nome: 'credito', titolo: 'Credito', importo: true },
      ],
      correzione: f24Routes.putValoreF24,
      origini: f24Routes.getF24,
      diMolti: true,
      has: () => true,
      nomeDi: (riga) => `${String(valoreVigente(riga, 'codice'))} ${String(valoreVigente(riga, 'ente'))}`.trim(),
      vuoto: 'Le elaborazioni scelte non versano niente con F24.',
    },
  ],
  primaDiInviare: ({ debito, credito }) =>
    `Sul conto da addebitare devono esserci almeno ${formatEuro(debito - credito)}: senza tutta la somma l'F24 è stralciato per intero. Il tracciato del file non è stato confrontato con il testo ufficiale: passarlo al programma di controllo dell'Agenzia.`,
};
