import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Pagina } from '#ui/pagina.tsx';
import { elenchiDiStampe } from './elenchi.ts';
import { ModuloStampa } from './modulo-stampa.tsx';

/** The prints of a screen, whichever it is: where they are several the person chooses one, or the address says it, then says what it is asked with. */
export const StampePage = () => {
  const { pathname } = useLocation();
  const [indirizzo] = useSearchParams();
  const elenco = elenchiDiStampe[pathname];
  const [scelta, setScelta] = useState(() =>
    Math.max(0, elenco?.stampe.findIndex(({ contratto }) => contratto.codice === indirizzo.get('stampa')) ?? 0),
  );
  const stampa = elenco?.stampe[scelta];
  if (elenco === undefined || stampa === undefined) return null;
  const voci = elenco.stampe.map(({ contratto }, indice) => ({ value: String(indice), label: contratto.titolo }));
  return (
    <Pagina titolo={elenco.titolo} descrizione={elenco.descrizione}>
      <ModuloStampa key={stampa.contratto.codice} {...stampa}>
        {voci.length > 1 && (
          <FormField label="Quale stampa">
            <Select
              selectedOption={voci[scelta] ?? null}
              options={voci}
              onChange={({ detail }) => setScelta(Number(detail.selectedOption.value))}
            />
          </FormField>
        )}
      </ModuloStampa>
    </Pagina>
  );
};
