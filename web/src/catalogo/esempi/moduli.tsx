import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ConfrontoVersioni } from '#ui/modulo/confronto-versioni.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { TogliInvioModale } from '#ui/modulo/togli-invio-modale.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import type { Esempi } from '../esempio.ts';
import { compilata, ConModulo, type Scheda } from './con-modulo.tsx';

const nothing = (): void => undefined;

const Campi = ({ modulo }: { readonly modulo: ControlloModulo<Scheda> }) => (
  <>
    <CampoTesto modulo={modulo} nome="testo" etichetta="Testo" />
    <CampoNota modulo={modulo} nome="nota" etichetta="Nota" />
  </>
);

/** Forms: filled in, wrong, refused by the server. */
export const moduli: Esempi = {
  Modulo: {
    compilato: () => (
      <ConModulo valori={compilata}>
        {(modulo) => (
          <Modulo modulo={modulo} onAnnulla={nothing}>
            <Campi modulo={modulo} />
          </Modulo>
        )}
      </ConModulo>
    ),
    'da correggere': () => (
      <ConModulo inviato>
        {(modulo) => (
          <Modulo modulo={modulo}>
            <Campi modulo={modulo} />
          </Modulo>
        )}
      </ConModulo>
    ),
    rifiutato: () => (
      <ConModulo valori={compilata} inviato>
        {(modulo) => (
          <Modulo modulo={modulo}>
            <Campi modulo={modulo} />
          </Modulo>
        )}
      </ConModulo>
    ),
  },
};

/** Forms in a window. */
export const finestreModuli: Esempi = {
  ModaleModulo: {
    compilato: () => (
      <ConModulo valori={compilata}>
        {(modulo) => (
          <ModaleModulo modulo={modulo} titolo="Modulo di esempio" onChiudi={nothing}>
            <Campi modulo={modulo} />
          </ModaleModulo>
        )}
      </ConModulo>
    ),
    'da correggere': () => (
      <ConModulo inviato>
        {(modulo) => (
          <ModaleModulo modulo={modulo} titolo="Modulo di esempio" onChiudi={nothing}>
            <Campi modulo={modulo} />
          </ModaleModulo>
        )}
      </ConModulo>
    ),
    'cambiato nel frattempo': () => (
      <ConModulo valori={compilata} inviato altrove={{ testo: 'Testo di un altro', importo: 1 }}>
        {(modulo) => (
          <ModaleModulo modulo={modulo} titolo="Modulo di esempio" onChiudi={nothing}>
            <Campi modulo={modulo} />
          </ModaleModulo>
        )}
      </ConModulo>
    ),
  },
  ConfrontoVersioni: {
    'due differenze': () => (
      <ConModulo valori={compilata}>
        {(modulo) => (
          <>
            <Campi modulo={modulo} />
            <ConfrontoVersioni
              modulo={modulo}
              conflitto={{ ...compilata, testo: 'Testo di un altro', nota: 'Nota di un altro', versione: 2 }}
            />
          </>
        )}
      </ConModulo>
    ),
  },
  TogliInvioModale: {
    aperta: () => (
      <TogliInvioModale messaggio="Data di invio tolta" togli={() => Promise.resolve()} onChiudi={nothing} />
    ),
  },
};
