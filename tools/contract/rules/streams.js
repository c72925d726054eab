import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** A stream names its event's schema in x-sse-event, and every frame of its examples fits it. */
export default (document) => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  const faults = [];
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of METHODS)
      for (const [status, response] of Object.entries(item[method]?.responses ?? {})) {
        const media = response.content?.['text/event-stream'];
        if (!media) continue;
        const at = ['paths', path, method, 'responses', status, 'content', 'text/event-stream'];
        const name = media['x-sse-event'];
        if (!document.components?.schemas?.[name]) {
          faults.push({ message: `x-sse-event names no schema: ${name}.`, path: at });
          continue;
        }
        const validate = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
        for (const [example, { $ref, value }] of Object.entries(media.examples ?? {})) {
          const shown = $ref
            ? document.components.examples?.[$ref.split('/').at(-1)]?.value
            : value;
          for (const message of framesOf(String(shown), validate))
            faults.push({ message: `${example}: ${message}`, path: at });
        }
      }
  return faults;
};

/** What is wrong with the frames of a stream's text. */
function framesOf(text, validate) {
  return text
    .split('\n\n')
    .filter((frame) => frame.trim() !== '' && !frame.startsWith(':'))
    .flatMap((frame) => {
      const [, type, data] = /^event: (\S+)\ndata: (.+)$/.exec(frame.trim()) ?? [];
      if (!data) return [`not "event: …" and one "data: …": ${frame.slice(0, 60)}`];
      const event = JSON.parse(data);
      if (event.type !== type) return [`the event ${type} says it is ${event.type}`];
      return validate(event) ? [] : [`${type} does not fit: ${validate.errors[0].message}`];
    });
}
