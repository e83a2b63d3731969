// Made by `npm run generate` from the description of the API. Do not edit.

export interface paths {
    "/v1/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key of this request: its scopes, its workspace, and the person as whom it acts.
         * @description Any key will do.
         */
        get: operations["readKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations that have a message, the one with the newest message first.
         * @description Needs the scope `conversations:read`.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations in which words were said, or whose customer has them in the name; the one with the newest message first.
         * @description Needs the scope `conversations:read`.
         */
        get: operations["searchConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One conversation.
         * @description Needs the scope `conversations:read`.
         */
        get: operations["readConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Takes control from the agent or returns it, resolves a conversation or opens it again.
         * @description Needs the scope `conversations:write`.
         */
        patch: operations["changeConversation"];
        trace?: never;
    };
    "/v1/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of a conversation, the newest first.
         * @description Needs the scope `conversations:read`.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Writes to the customer as the person who made the key. A person has to have control of the conversation.
         * @description Needs the scope `conversations:write`.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who wrote to an agent, the newest first.
         * @description Needs the scope `customers:read`.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer.
         * @description Needs the scope `customers:read`.
         */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who left an address or filled in a lead form, the newest first.
         * @description Needs the scope `leads:read`.
         */
        get: operations["listLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calls, the newest first.
         * @description Needs the scope `calls:read`.
         */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calls in which words were said, or whose caller has them in the name or the number, the newest first.
         * @description Needs the scope `calls:read`.
         */
        get: operations["searchCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One call with its transcript.
         * @description Needs the scope `calls:read`.
         */
        get: operations["readCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appointments that customers asked for, the newest request first.
         * @description Needs the scope `appointments:read`.
         */
        get: operations["listAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Says that a requested appointment is seen to, or that it still waits.
         * @description Needs the scope `appointments:write`.
         */
        patch: operations["changeAppointment"];
        trace?: never;
    };
    "/v1/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Booked appointments, those cancelled since too, the one that begins last first.
         * @description Needs the scope `appointments:read`.
         */
        get: operations["listBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agents of the workspace.
         * @description Needs the scope `agents:read`.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Creates an agent. It answers nobody until it is made active.
         * @description Needs the scope `agents:write`.
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One agent.
         * @description Needs the scope `agents:read`.
         */
        get: operations["readAgent"];
        put?: never;
        post?: never;
        /**
         * Deletes an agent with its knowledge, its conversations and its number.
         * @description Needs the scope `agents:write`.
         */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        /**
         * Renames an agent, or switches it on or off.
         * @description Needs the scope `agents:write`.
         */
        patch: operations["changeAgent"];
        trace?: never;
    };
    "/v1/agents/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an agent behaves.
         * @description Needs the scope `agents:read`.
         */
        get: operations["readAgentSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes how an agent behaves, and leaves out what stays as it is.
         * @description Needs the scope `agents:write`.
         */
        patch: operations["changeAgentSettings"];
        trace?: never;
    };
    "/v1/agents/{id}/appearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the widget of an agent looks, what it says first, and where it runs.
         * @description Needs the scope `agents:read`.
         */
        get: operations["readAgentAppearance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the widget of an agent, and leaves out what stays as it is.
         * @description Needs the scope `agents:write`.
         */
        patch: operations["changeAgentAppearance"];
        trace?: never;
    };
    "/v1/agents/{id}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The websites, documents and texts an agent answers from.
         * @description Needs the scope `knowledge:read`.
         */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/sources/{source_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One source, and how far the reading is.
         * @description Needs the scope `knowledge:read`.
         */
        get: operations["readSource"];
        put?: never;
        post?: never;
        /**
         * Deletes a source of an agent, for the agents that use it too.
         * @description Needs the scope `sources:write`.
         */
        delete: operations["deleteSource"];
        options?: never;
        head?: never;
        /**
         * Chooses how often a website of an agent is read again, and what becomes of pages that it gets later.
         * @description Needs the scope `sources:write`.
         */
        patch: operations["changeSource"];
        trace?: never;
    };
    "/v1/agents/{id}/sources/website": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the pages of a website, which may take a minute, and begins to read them. Read the source until its status is no longer `training`.
         * @description Needs the scope `sources:write`.
         */
        post: operations["addWebsite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/sources/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a PDF, an office document, a spreadsheet or a text file of at most 4.5 MB.
         * @description Needs the scope `sources:write`.
         */
        post: operations["addFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/sources/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a text, which may be Markdown.
         * @description Needs the scope `sources:write`.
         */
        post: operations["addText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/sources/{source_id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a source again and replaces what changed.
         * @description Needs the scope `sources:write`.
         */
        post: operations["readSourceAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/sources/{source_id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets an agent answer from a source of another agent too. Linking it again changes nothing.
         * @description Needs the scope `sources:write`.
         */
        post: operations["linkSource"];
        /**
         * Ends that. The source stays with the agent that owns it.
         * @description Needs the scope `sources:write`.
         */
        delete: operations["unlinkSource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answers people taught an agent.
         * @description Needs the scope `knowledge:read`.
         */
        get: operations["listAnswers"];
        put?: never;
        /**
         * Teaches an agent the answer to a question.
         * @description Needs the scope `knowledge:write`.
         */
        post: operations["teachAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/answers/{answer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a taught answer, for the agents that use it too.
         * @description Needs the scope `knowledge:write`.
         */
        delete: operations["deleteAnswer"];
        options?: never;
        head?: never;
        /**
         * Replaces a taught answer. Other agents that use it keep using it.
         * @description Needs the scope `knowledge:write`.
         */
        patch: operations["changeAnswer"];
        trace?: never;
    };
    "/v1/agents/{id}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tests of an agent.
         * @description Needs the scope `tests:read`.
         */
        get: operations["listTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/test-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last runs of the tests of an agent.
         * @description Needs the scope `tests:read`.
         */
        get: operations["listTestRuns"];
        put?: never;
        /**
         * Begins a run of every test, or gives the one that goes on. Read it until it is finished.
         * @description Needs the scope `tests:run`.
         */
        post: operations["startTestRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/test-runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A run with what it has found so far.
         * @description Needs the scope `tests:read`.
         */
        get: operations["readTestRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agents/{id}/test-runs/{run_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a run; what it found by then stays.
         * @description Needs the scope `tests:run`.
         */
        post: operations["stopTestRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where events are sent, the oldest first.
         * @description Needs the scope `webhooks:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Has events sent to an address. The secret is told this once.
         * @description Needs the scope `webhooks:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a webhook with the log of what was sent.
         * @description Needs the scope `webhooks:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Changes a webhook, turns it on or off.
         * @description Needs the scope `webhooks:write`.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new secret, told this once. The one before is valid for another day.
         * @description Needs the scope `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event of the type `webhook.test`.
         * @description Needs the scope `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "name": "Ledger",
         *       "scopes": [
         *         "conversations:read",
         *         "leads:read"
         *       ],
         *       "workspace": {
         *         "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091"
         *       },
         *       "person": {
         *         "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
         *         "name": "Ada Lovelace",
         *         "email": "ada@example.com",
         *         "role": "owner"
         *       }
         *     }
         */
        Key: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description What its maker called it. */
            name: string;
            /** @description What it may be used for. */
            scopes: string[];
            /** @description The workspace whose data it reads and changes. */
            workspace: {
                id: string;
            };
            /** @description The person as whom it acts. */
            person: {
                id: string;
                name: string;
                email: string;
                /** @enum {string} */
                role: "agent" | "admin" | "owner";
            };
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
         *       "channel": "widget",
         *       "customer": {
         *         "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
         *         "name": "Vera Lind"
         *       },
         *       "control": "person",
         *       "waiting_since": null,
         *       "resolved_at": null,
         *       "assignee_id": null,
         *       "created_at": "2026-11-23T17:04:12.000Z",
         *       "last_message_at": "2026-11-23T17:04:12.000Z"
         *     }
         */
        Conversation: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The agent it belongs to. */
            agent_id: string;
            /**
             * @description Where the customer writes: on a website, in Telegram, or by text message.
             * @enum {string}
             */
            channel: "widget" | "telegram" | "text" | "whatsapp";
            /** @description Who writes; the name is null where they gave none. */
            customer: {
                id: string;
                name: string | null;
            };
            /**
             * @description Who answers the customer now.
             * @enum {string}
             */
            control: "agent" | "person";
            /** @description Since when the customer has been waiting for a person; null where nobody waits. */
            waiting_since: string | null;
            /** @description When it was resolved, which lasts until the customer writes again; null while it is open. */
            resolved_at: string | null;
            /** @description The member of the team who is responsible; null for nobody. */
            assignee_id: string | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When something was said last.
             */
            last_message_at: string;
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "conversation_id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "from": {
         *         "role": "person",
         *         "name": "Ada Lovelace"
         *       },
         *       "text": "Your bicycle is ready.",
         *       "created_at": "2026-11-23T17:04:12.000Z",
         *       "status": "complete",
         *       "sources": [],
         *       "unanswered": false,
         *       "files": []
         *     }
         */
        Message: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The conversation it belongs to. */
            conversation_id: string;
            /** @description Who says it. */
            from: {
                /** @enum {string} */
                role: "customer" | "agent" | "person";
                name: string;
            };
            /** @description What is said. */
            text: string;
            /**
             * Format: date-time
             * @description When it was said.
             */
            created_at: string;
            /**
             * @description An agent's reply is `pending` and `streaming` before it is `complete`; `cut` where a person stopped it.
             * @enum {string}
             */
            status: "pending" | "streaming" | "complete" | "cut" | "failed";
            /** @description What an agent's reply was taken from. */
            sources: {
                title: string;
                url: string | null;
                page: number | null;
                snippet: string;
            }[];
            /** @description The agent found no answer in what it knows, and said so. */
            unanswered: boolean;
            /** @description Pictures and documents. */
            files: {
                id: string;
                name: string;
                type: string;
                size: number;
                width?: number;
                height?: number;
            }[];
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
         *       "name": "Vera Lind",
         *       "email": "vera@example.org",
         *       "city": "Bristol",
         *       "state": null,
         *       "country": "GB",
         *       "verified_id": null,
         *       "first_seen_at": "2026-11-23T17:04:12.000Z"
         *     }
         */
        Customer: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The name they gave. */
            name: string | null;
            /** @description The address they gave. */
            email: string | null;
            /** @description Where they seem to be. */
            city: string | null;
            /** @description Where they seem to be. */
            state: string | null;
            /** @description ISO 3166 alpha-2. */
            country: string | null;
            /** @description The website's own id of them, where it has signed who they are; what is typed is only a claim. */
            verified_id: string | null;
            /**
             * Format: date-time
             * @description When they wrote first.
             */
            first_seen_at: string;
        };
        Lead: {
            /** @description Who left their details. */
            customer_id: string;
            /** @description The name they gave. */
            name: string | null;
            /** @description The address they gave. */
            email: string | null;
            /** @description Everything they answered, in the order of the form; empty where they left an address alone. */
            answers: {
                /** @enum {string} */
                kind: "name" | "email" | "phone" | "company" | "text";
                label: string;
                value: string;
            }[];
            /**
             * Format: date-time
             * @description When they left an address, or sent the form last.
             */
            created_at: string;
        };
        Call: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The agent it belongs to. */
            agent_id: string;
            /**
             * @description A telephone, or a browser.
             * @enum {string}
             */
            channel: "phone" | "browser";
            /** @description The caller's number as E.164, or `anonymous`, or `client:…` for a browser. */
            from: string;
            /** @description The name the caller gave, or else the one of the address book. */
            caller_name: string | null;
            /** @description Why they called, as the agent understood it. */
            reason: string | null;
            /**
             * @description How far the call is.
             * @enum {string}
             */
            stage: "talking" | "dialling" | "connected" | "voicemail" | "ending" | "ended";
            /** @description What the agent decided to do with the call; null where it does not screen calls. */
            decision: ("connect" | "take_message" | "end") | null;
            /** @description Why: each speaks for (`weight` above 0) or against putting the call through. */
            signals: {
                name: string;
                weight: number;
                because: string;
            }[];
            /** @description What a sales agent learnt about the caller. */
            lead: {
                name: string | null;
                need: string | null;
                contact: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When it rang.
             */
            started_at: string;
            /** @description Seconds; null while the call goes on. */
            duration: number | null;
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
         *       "channel": "phone",
         *       "from": "+442079460123",
         *       "caller_name": "Vera Lind",
         *       "reason": "Asks whether her bicycle is ready",
         *       "stage": "ended",
         *       "decision": "connect",
         *       "signals": [
         *         {
         *           "name": "customer",
         *           "weight": 2,
         *           "because": "The caller named a repair of last week."
         *         }
         *       ],
         *       "lead": null,
         *       "started_at": "2026-11-23T17:04:12.000Z",
         *       "duration": 74,
         *       "transcript": [
         *         {
         *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *           "from": "customer",
         *           "text": "Is my bicycle ready?",
         *           "created_at": "2026-11-23T17:04:12.000Z"
         *         }
         *       ]
         *     }
         */
        CallWithTranscript: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The agent it belongs to. */
            agent_id: string;
            /**
             * @description A telephone, or a browser.
             * @enum {string}
             */
            channel: "phone" | "browser";
            /** @description The caller's number as E.164, or `anonymous`, or `client:…` for a browser. */
            from: string;
            /** @description The name the caller gave, or else the one of the address book. */
            caller_name: string | null;
            /** @description Why they called, as the agent understood it. */
            reason: string | null;
            /**
             * @description How far the call is.
             * @enum {string}
             */
            stage: "talking" | "dialling" | "connected" | "voicemail" | "ending" | "ended";
            /** @description What the agent decided to do with the call; null where it does not screen calls. */
            decision: ("connect" | "take_message" | "end") | null;
            /** @description Why: each speaks for (`weight` above 0) or against putting the call through. */
            signals: {
                name: string;
                weight: number;
                because: string;
            }[];
            /** @description What a sales agent learnt about the caller. */
            lead: {
                name: string | null;
                need: string | null;
                contact: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When it rang.
             */
            started_at: string;
            /** @description Seconds; null while the call goes on. */
            duration: number | null;
            /** @description What was said, in order. */
            transcript: {
                id: string;
                /** @enum {string} */
                from: "customer" | "agent" | "person";
                text: string;
                /** Format: date-time */
                created_at: string;
            }[];
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "words": "Tuesday at 3",
         *       "starts_at": "2026-11-24T15:00:00.000Z",
         *       "all_day": false,
         *       "time_zone": "Europe/London",
         *       "zone_of": "customer",
         *       "created_at": "2026-11-23T17:04:12.000Z",
         *       "conversation_id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "call_id": null,
         *       "settled_at": "2026-11-23T17:04:12.000Z"
         *     }
         */
        Appointment: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description What the customer said. */
            words: string;
            /**
             * Format: date-time
             * @description When it would begin.
             */
            starts_at: string;
            /** @description They named a day and no time. */
            all_day: boolean;
            /** @description The zone in which the words were read. */
            time_zone: string;
            /**
             * @description Whose zone that is.
             * @enum {string}
             */
            zone_of: "customer" | "business";
            /**
             * Format: date-time
             * @description When they asked.
             */
            created_at: string;
            /** @description The conversation in which they asked; null for a call. */
            conversation_id: string | null;
            /** @description The call in which they asked; null for a conversation. */
            call_id: string | null;
            /** @description When somebody dealt with it; null while it is open. */
            settled_at: string | null;
        };
        Booking: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The agent with whose people it is; null once that was deleted. */
            agent_id: string | null;
            /** @description What it is, as the agent offers it. */
            title: string;
            /**
             * @description Whether it stands.
             * @enum {string}
             */
            state: "confirmed" | "cancelled";
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            ends_at: string;
            /** @description Who takes it. */
            person: string;
            /** @description Who comes. */
            name: string;
            /** @description How to reach them. */
            email: string | null;
            /** @description Their number; E.164 where it could be read. */
            phone: string | null;
            /** @description What they want it for, in their own words. */
            note: string | null;
            /** @description The zone in which they booked it. */
            time_zone: string;
            /** @description The conversation in which it was booked; null for a call or the booking page. */
            conversation_id: string | null;
            /** @description The call in which it was booked. */
            call_id: string | null;
            /** @description Who cancelled it; null while it stands. */
            cancelled_by: ("visitor" | "owner" | "calendar" | "erasure") | null;
            /** @description What could not be sent or written about it, in a sentence. */
            trouble: string | null;
        };
        /**
         * @example {
         *       "id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
         *       "name": "Harbour",
         *       "type": "CHATBOT",
         *       "active": true,
         *       "phone": "+14155550100",
         *       "created_at": "2026-11-23T17:04:12.000Z"
         *     }
         */
        Agent: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The name. */
            name: string;
            /**
             * @description What it does: answers in chats, screens calls, or sells on the telephone.
             * @enum {string}
             */
            type: "ANTI_THEFT" | "SALES_ASSISTANT" | "CHATBOT";
            /** @description Whether it answers. */
            active: boolean;
            /** @description Its number as E.164. */
            phone: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /**
         * @example {
         *       "instructions": "Answer in one or two sentences.",
         *       "spoken_name": "Hanna",
         *       "language": "auto",
         *       "call_greeting": "",
         *       "call_voice": null,
         *       "allow_handover": true,
         *       "handover_message": "Somebody is with you in a minute.",
         *       "announce_recording": true
         *     }
         */
        AgentSettings: {
            /** @description What the agent is told about its work. */
            instructions: string;
            /** @description The name callers and visitors hear; empty where there is none. */
            spoken_name: string;
            /**
             * @description The language it answers in; `auto` is that of whoever it talks to.
             * @enum {string}
             */
            language: "auto" | "en" | "es" | "fr" | "de" | "it" | "pt" | "nl";
            /** @description What callers hear first; empty for its usual words. */
            call_greeting: string;
            /** @description Its voice on the telephone; null for the phone company's own. */
            call_voice: ("Aoede" | "Kore" | "Leda" | "Puck" | "Charon") | null;
            /** @description Whether visitors and callers may ask for a person. */
            allow_handover: boolean;
            /** @description What it says when somebody asks for a person. */
            handover_message: string;
            /** @description Whether callers are told that the call is recorded and transcribed. */
            announce_recording: boolean;
        };
        /**
         * @example {
         *       "brand_name": "Harbour Cycles",
         *       "brand_color": "#1f3bb3",
         *       "text_color": "#ffffff",
         *       "welcome_message": "Hello! How can we help?",
         *       "suggested_questions": "Are you open on Sunday?, How long does a repair take?",
         *       "panel_language": "auto",
         *       "panel_texts": {},
         *       "options": {
         *         "side": "right",
         *         "label": "Chat with us"
         *       },
         *       "lead_form": null,
         *       "allowed_sites": [
         *         "harbourcycles.example",
         *         "*.harbourcycles.example"
         *       ]
         *     }
         */
        AgentAppearance: {
            /** @description The name at the top of the widget. */
            brand_name: string;
            /** @description Its colour as hex. */
            brand_color: string;
            /** @description The colour of text on it, as hex. */
            text_color: string;
            /** @description What the widget says first. */
            welcome_message: string;
            /** @description Questions that visitors can press, separated by commas. */
            suggested_questions: string;
            /**
             * @description The language of the widget's own words; `auto` is that of the visitor.
             * @enum {string}
             */
            panel_language: "auto" | "en" | "es" | "de" | "fr" | "it" | "pt" | "nl" | "pl" | "tr" | "ar" | "hi" | "ja" | "zh";
            /** @description Other words for the texts of the widget, by language. They are replaced as a whole. */
            panel_texts: {
                [key: string]: {
                    welcome_message: string;
                    suggested_questions: string;
                    placeholder: string;
                    handover_message: string;
                };
            };
            /** @description Side, size, theme and more; an absent one keeps its default. They are replaced as a whole. */
            options: {
                /** @enum {string} */
                side?: "left" | "right";
                edge?: number;
                bottom?: number;
                size?: number;
                radius?: number;
                label?: string;
                /** @enum {string} */
                font?: "page";
                /** @enum {string} */
                theme?: "light" | "dark";
                powered?: boolean;
                hide?: string[];
                messages?: {
                    text: string;
                    after?: number;
                    scroll?: number;
                    paths?: string[];
                    /** @enum {string} */
                    visitors?: "new" | "returning";
                }[];
            };
            /** @description What visitors are asked for; null for nothing. */
            lead_form: {
                /** @enum {string} */
                when: "before" | "within";
                intro: string;
                fields: {
                    /** @enum {string} */
                    kind: "name" | "email" | "phone" | "company" | "text";
                    label: string;
                    required: boolean;
                }[];
            } | null;
            /** @description Hosts whose pages may run the widget; empty for any. */
            allowed_sites: string[];
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
         *       "title": "harbourcycles.example",
         *       "type": "WEB_PAGES",
         *       "status": "trained",
         *       "failure": null,
         *       "pages": {
         *         "read": 24,
         *         "failed": 0,
         *         "total": 24
         *       },
         *       "rereading": {
         *         "every": "weekly",
         *         "last_at": "2026-11-23T17:04:12.000Z",
         *         "next_at": "2026-11-30T17:04:12.000Z",
         *         "new_pages": "learn"
         *       },
         *       "created_at": "2026-11-23T17:04:12.000Z"
         *     }
         */
        KnowledgeSource: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The agent it belongs to. */
            agent_id: string;
            /** @description What it is called. */
            title: string;
            /**
             * @description What it was read from.
             * @enum {string}
             */
            type: "PDF" | "WEB_PAGES" | "YT_VIDEOS" | "DOCUMENT" | "TEXT";
            /**
             * @description How far the reading is.
             * @enum {string}
             */
            status: "untrained" | "training" | "trained";
            /** @description Why it could not be read, in a sentence. */
            failure: string | null;
            /** @description How many pages were read, could not be read, and belong to it. */
            pages: {
                read: number;
                failed: number;
                total: number;
            };
            /** @description How often it is read again, and when, and whether pages that it gets later are learnt or wait for a person; null where it cannot be read again. */
            rereading: {
                /** @enum {string} */
                every: "never" | "daily" | "weekly" | "monthly";
                last_at: string | null;
                next_at: string | null;
                new_pages: ("learn" | "offer") | null;
            } | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
         *       "title": "harbourcycles.example",
         *       "type": "WEB_PAGES",
         *       "status": "training",
         *       "failure": null,
         *       "pages": {
         *         "read": 0,
         *         "failed": 0,
         *         "total": 24
         *       },
         *       "rereading": {
         *         "every": "weekly",
         *         "last_at": "2026-11-23T17:04:12.000Z",
         *         "next_at": "2026-11-30T17:04:12.000Z",
         *         "new_pages": "learn"
         *       },
         *       "created_at": "2026-11-23T17:04:12.000Z",
         *       "left_out": 0,
         *       "limits": []
         *     }
         */
        AddedWebsite: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The agent it belongs to. */
            agent_id: string;
            /** @description What it is called. */
            title: string;
            /**
             * @description What it was read from.
             * @enum {string}
             */
            type: "PDF" | "WEB_PAGES" | "YT_VIDEOS" | "DOCUMENT" | "TEXT";
            /**
             * @description How far the reading is.
             * @enum {string}
             */
            status: "untrained" | "training" | "trained";
            /** @description Why it could not be read, in a sentence. */
            failure: string | null;
            /** @description How many pages were read, could not be read, and belong to it. */
            pages: {
                read: number;
                failed: number;
                total: number;
            };
            /** @description How often it is read again, and when, and whether pages that it gets later are learnt or wait for a person; null where it cannot be read again. */
            rereading: {
                /** @enum {string} */
                every: "never" | "daily" | "weekly" | "monthly";
                last_at: string | null;
                next_at: string | null;
                new_pages: ("learn" | "offer") | null;
            } | null;
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /** @description How many pages were found but are not read, because there are too many. */
            left_out: number;
            /** @description What ended the search for pages before the whole website was seen: its time, the megabytes read, the pages opened, clicks from the start, sitemaps or addresses. `documents`: not all PDFs were taken; `unread_sitemap`: a sitemap named in robots.txt could not be read or is empty. */
            limits: ("time" | "size" | "opened" | "depth" | "sitemaps" | "addresses" | "documents" | "unread_sitemap")[];
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
         *       "question": "Do you repair e-bikes?",
         *       "phrasings": [
         *         "Can you fix an electric bicycle?"
         *       ],
         *       "answer": "Yes, of every make, within three days.",
         *       "updated_at": "2026-11-23T17:04:12.000Z"
         *     }
         */
        Answer: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The agent it belongs to. */
            agent_id: string;
            /** @description The question it answers. */
            question: string;
            /** @description Other words for the same question. */
            phrasings: string[];
            /** @description What the agent says. */
            answer: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        Test: {
            /** @description Its id, which stays the same. */
            id: string;
            /**
             * @description A question, a simulated caller, or a hostile one that comes with the product.
             * @enum {string}
             */
            kind: "question" | "caller";
            /** @description What is said to the agent, line by line. */
            lines: string[];
            /** @description What the answer has to be like. */
            expects: {
                must_contain: string[];
                must_not_say: string[];
                must_cite: string | null;
                not_known: boolean;
                decision: ("connect" | "take_message" | "end" | "none") | null;
            };
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "started_at": "2026-11-23T17:04:12.000Z",
         *       "finished_at": null,
         *       "stopped": false,
         *       "total": 24,
         *       "done": 0,
         *       "failed": 0,
         *       "cost_micros": 0
         *     }
         */
        TestRun: {
            /** @description Its id, which stays the same. */
            id: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description When it ended; null while it goes on. */
            finished_at: string | null;
            /** @description It was ended before everything was tried. */
            stopped: boolean;
            /** @description How many tests there are. */
            total: number;
            /** @description How many were tried. */
            done: number;
            /** @description How many of those failed. */
            failed: number;
            /** @description What models cost in it, in millionths of a US dollar. */
            cost_micros: number;
        };
        TestResult: {
            /** @description Its place in the run, from 0. */
            position: number;
            /**
             * @description What was tried: what is live, or the draft.
             * @enum {string}
             */
            side: "live" | "draft";
            /**
             * @description A question, a simulated caller, or a hostile one that comes with the product.
             * @enum {string}
             */
            kind: "question" | "caller" | "hostile";
            /** @description The test; null of a hostile one. */
            test_id: string | null;
            /** @description What is said to the agent, line by line. */
            lines: string[];
            /** @description Null while it waits. `error`: it could not be tried. */
            verdict: ("pass" | "fail" | "error") | null;
            /** @description Why it failed, in sentences. */
            reasons: string[];
            /** @description What the agent said. */
            said: string;
            /** @description `rules`, or the name of the model that was asked. */
            judged_by: string | null;
            /** @description Milliseconds until the last word. */
            ms: number | null;
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "url": "https://shop.example/hooks/nexus",
         *       "description": "Orders",
         *       "format": "standard",
         *       "events": [
         *         "lead.created",
         *         "call.ended"
         *       ],
         *       "is_on": false,
         *       "off_reason": null,
         *       "secret_hint": "k7Qd",
         *       "old_secret_until": null,
         *       "failing_since": null,
         *       "created_at": "2026-11-23T17:04:12.000Z"
         *     }
         */
        Webhook: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The address events are sent to. */
            url: string;
            /** @description A note of whoever added it. */
            description: string;
            /**
             * @description `standard` is signed, as Standard Webhooks has it; the others are a message for a channel.
             * @enum {string}
             */
            format: "standard" | "slack" | "discord";
            /** @description The events that are sent. */
            events: string[];
            /** @description Whether anything is sent. */
            is_on: boolean;
            /** @description Why it was turned off by itself: the address answered 410, or failed for days. */
            off_reason: ("gone" | "failing") | null;
            /** @description The last characters of the secret; null where nothing is signed. */
            secret_hint: string | null;
            /** @description Until then the secret before is valid too. */
            old_secret_until: string | null;
            /** @description Since when nothing was delivered; null where the last attempt was successful. */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /**
         * @example {
         *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
         *       "url": "https://shop.example/hooks/nexus",
         *       "description": "Orders",
         *       "format": "standard",
         *       "events": [
         *         "lead.created",
         *         "call.ended"
         *       ],
         *       "is_on": true,
         *       "off_reason": null,
         *       "secret_hint": "k7Qd",
         *       "old_secret_until": null,
         *       "failing_since": null,
         *       "created_at": "2026-11-23T17:04:12.000Z",
         *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
         *     }
         */
        WebhookWithSecret: {
            /** @description Its id, which stays the same. */
            id: string;
            /** @description The address events are sent to. */
            url: string;
            /** @description A note of whoever added it. */
            description: string;
            /**
             * @description `standard` is signed, as Standard Webhooks has it; the others are a message for a channel.
             * @enum {string}
             */
            format: "standard" | "slack" | "discord";
            /** @description The events that are sent. */
            events: string[];
            /** @description Whether anything is sent. */
            is_on: boolean;
            /** @description Why it was turned off by itself: the address answered 410, or failed for days. */
            off_reason: ("gone" | "failing") | null;
            /** @description The last characters of the secret; null where nothing is signed. */
            secret_hint: string | null;
            /** @description Until then the secret before is valid too. */
            old_secret_until: string | null;
            /** @description Since when nothing was delivered; null where the last attempt was successful. */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Verifies what is received, and is told this once; null where nothing is signed. */
            secret: string | null;
        };
        Error: {
            /** @description For people. */
            message: string;
            /** @description For programs; stays what it is. */
            code: string;
            /** @description Which fields of the request are wrong. */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description Of a fault of the server: under this id its operator finds it in the log. */
            request_id?: string;
        };
        ErrorDetail: {
            /** @description The field. */
            path: string;
            /** @description What is wrong with it. */
            message: string;
        };
        ListConversationsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Conversation"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        SearchConversationsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Conversation"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ListMessagesResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Message"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ListCustomersResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Customer"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ListLeadsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Lead"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ListCallsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Call"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        SearchCallsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Call"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ListAppointmentsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Appointment"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ListBookingsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Booking"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ListAgentsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Agent"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        DeleteAgentResponse: {
            /** @description Its id, which stays the same. */
            id: string;
        };
        ListSourcesResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["KnowledgeSource"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        UnlinkSourceResponse: {
            /** @description Its id, which stays the same. */
            id: string;
        };
        DeleteSourceResponse: {
            /** @description Its id, which stays the same. */
            id: string;
        };
        ListAnswersResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Answer"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        DeleteAnswerResponse: {
            /** @description Its id, which stays the same. */
            id: string;
        };
        ListTestsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Test"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ListTestRunsResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["TestRun"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        ReadTestRunResponse: {
            /** @description Its id, which stays the same. */
            id: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description When it ended; null while it goes on. */
            finished_at: string | null;
            /** @description It was ended before everything was tried. */
            stopped: boolean;
            /** @description How many tests there are. */
            total: number;
            /** @description How many were tried. */
            done: number;
            /** @description How many of those failed. */
            failed: number;
            /** @description What models cost in it, in millionths of a US dollar. */
            cost_micros: number;
            /** @description What was found, test by test. */
            results: components["schemas"]["TestResult"][];
        };
        ListWebhooksResponse: {
            /** @description The entries of this page. */
            data: components["schemas"]["Webhook"][];
            /** @description Send it as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
        };
        DeleteWebhookResponse: {
            /** @description Its id, which stays the same. */
            id: string;
        };
        TestWebhookResponse: {
            /** @description Its id, which stays the same. */
            id: string;
        };
        ChangeConversationBody: {
            /**
             * @description Takes control from the agent (`person`), or returns it (`agent`).
             * @enum {string}
             */
            control?: "agent" | "person";
            /** @description Resolves the conversation, or opens it again. */
            resolved?: boolean;
        };
        SendMessageBody: {
            /** @description What to say to the customer. */
            text: string;
        };
        ChangeAppointmentBody: {
            /** @description Whether somebody has dealt with it. */
            settled: boolean;
        };
        CreateAgentBody: {
            /** @description What your team calls it; customers never see this name. */
            name: string;
            /**
             * @description What it does: answers in chats, screens calls, or sells on the telephone.
             * @enum {string}
             */
            type: "ANTI_THEFT" | "SALES_ASSISTANT" | "CHATBOT";
        };
        ChangeAgentBody: {
            /** @description The name. */
            name?: string;
            /** @description Whether it answers. */
            active?: boolean;
        };
        ChangeAgentSettingsBody: {
            /** @description What the agent is told about its work. */
            instructions?: string;
            /** @description The name callers and visitors hear; empty where there is none. */
            spoken_name?: string;
            /**
             * @description The language it answers in; `auto` is that of whoever it talks to.
             * @enum {string}
             */
            language?: "auto" | "en" | "es" | "fr" | "de" | "it" | "pt" | "nl";
            /** @description What callers hear first; empty for its usual words. */
            call_greeting?: string;
            /** @description Its voice on the telephone; null for the phone company's own. */
            call_voice?: ("Aoede" | "Kore" | "Leda" | "Puck" | "Charon") | null;
            /** @description Whether visitors and callers may ask for a person. */
            allow_handover?: boolean;
            /** @description What it says when somebody asks for a person. */
            handover_message?: string;
            /** @description Whether callers are told that the call is recorded and transcribed. */
            announce_recording?: boolean;
        };
        ChangeAgentAppearanceBody: {
            /** @description The name at the top of the widget. */
            brand_name?: string;
            /** @description Its colour as hex. */
            brand_color?: string;
            /** @description The colour of text on it, as hex. */
            text_color?: string;
            /** @description What the widget says first. */
            welcome_message?: string;
            /** @description Questions that visitors can press, separated by commas. */
            suggested_questions?: string;
            /**
             * @description The language of the widget's own words; `auto` is that of the visitor.
             * @enum {string}
             */
            panel_language?: "auto" | "en" | "es" | "de" | "fr" | "it" | "pt" | "nl" | "pl" | "tr" | "ar" | "hi" | "ja" | "zh";
            /** @description Other words for the texts of the widget, by language. They are replaced as a whole. */
            panel_texts?: {
                [key: string]: {
                    welcome_message: string;
                    suggested_questions: string;
                    placeholder: string;
                    handover_message: string;
                };
            };
            /** @description Side, size, theme and more; an absent one keeps its default. They are replaced as a whole. */
            options?: {
                /** @enum {string} */
                side?: "left" | "right";
                edge?: number;
                bottom?: number;
                size?: number;
                radius?: number;
                label?: string;
                /** @enum {string} */
                font?: "page";
                /** @enum {string} */
                theme?: "light" | "dark";
                powered?: boolean;
                hide?: string[];
                messages?: {
                    text: string;
                    after?: number;
                    scroll?: number;
                    paths?: string[];
                    /** @enum {string} */
                    visitors?: "new" | "returning";
                }[];
            };
            /** @description What visitors are asked for; null for nothing. */
            lead_form?: {
                /** @enum {string} */
                when: "before" | "within";
                intro: string;
                fields: {
                    /** @enum {string} */
                    kind: "name" | "email" | "phone" | "company" | "text";
                    label: string;
                    required: boolean;
                }[];
            } | null;
            /** @description Hosts whose pages may run the widget; empty for any. */
            allowed_sites?: string[];
        };
        AddWebsiteBody: {
            /** @description Its address. */
            url: string;
            /**
             * @description `site`: the whole website; `page`: only this page; `sitemap`: the pages of the sitemap at this address.
             * @enum {string}
             */
            pages?: "site" | "page" | "sitemap";
            /** @description Whether PDFs that the pages link to are read too. */
            pdfs?: boolean;
            /**
             * @description What happens to pages that the website gets later.
             * @enum {string}
             */
            new_pages?: "learn" | "offer";
        };
        AddFileBody: {
            /** @description What it is called. */
            title: string;
            /** @description Its ending names the format: pdf, docx, odt, xlsx, ods, csv, pptx, odp, md or txt. */
            file_name: string;
            /** @description The file in Base64. */
            content: string;
        };
        AddTextBody: {
            /** @description What it is called. */
            title: string;
            /** @description The text, which may be Markdown. */
            text: string;
        };
        ChangeSourceBody: {
            /** @description How often it is read again, and whether pages that it gets later are learnt. */
            rereading: {
                /** @enum {string} */
                every?: "never" | "daily" | "weekly" | "monthly";
                /** @enum {string} */
                new_pages?: "learn" | "offer";
            };
        };
        TeachAnswerBody: {
            /** @description The question it answers. */
            question: string;
            /** @description Other words for the same question. */
            phrasings?: string[];
            /** @description What the agent says. */
            answer: string;
        };
        CreateWebhookBody: {
            /**
             * Format: uri
             * @description The address events are sent to.
             */
            url: string;
            /** @description A note of whoever added it. */
            description?: string;
            /**
             * @description `standard` is signed, as Standard Webhooks has it; the others are a message for a channel.
             * @enum {string}
             */
            format?: "standard" | "slack" | "discord";
            /** @description The events that are sent. */
            events: ("conversation.started" | "message.received" | "message.sent" | "conversation.rated" | "conversation.closed" | "handover.requested" | "handover.accepted" | "handover.ended" | "lead.created" | "lead.updated" | "call.ended" | "appointment.requested" | "appointment.booked" | "appointment.moved" | "appointment.cancelled" | "question.unanswered")[];
        };
        ChangeWebhookBody: {
            /**
             * Format: uri
             * @description The address events are sent to.
             */
            url?: string;
            /** @description A note of whoever added it. */
            description?: string;
            /** @description The events that are sent. */
            events?: ("conversation.started" | "message.received" | "message.sent" | "conversation.rated" | "conversation.closed" | "handover.requested" | "handover.accepted" | "handover.ended" | "lead.created" | "lead.updated" | "call.ended" | "appointment.requested" | "appointment.booked" | "appointment.moved" | "appointment.cancelled" | "question.unanswered")[];
            /** @description Whether anything is sent. */
            is_on?: boolean;
        };
    };
    responses: {
        /** @description Something in the request is not as described. */
        BadRequest: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Write a message first",
                 *       "code": "validation_failed",
                 *       "details": [
                 *         {
                 *           "path": "text",
                 *           "message": "Write a message first"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no key, or it is none any more. */
        Unauthenticated: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Send an API key: Authorization: Bearer nxs_…",
                 *       "code": "unauthenticated"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key lacks the scope, or the person who made it may not do this. */
        Forbidden: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This key lacks the scope leads:read.",
                 *       "code": "scope_missing"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The workspace has no such thing. */
        NotFound: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Conversation not found",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It cannot be done now. */
        Conflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Take control of the conversation before you reply.",
                 *       "code": "admin_not_in_control"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Idempotency-Key was used for another request, or a website that is to be added could not be read. */
        KeyReused: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This Idempotency-Key was used for another request. Use a new one for each.",
                 *       "code": "idempotency_key_reused"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "That is too large.",
                 *       "code": "too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not sent as JSON. */
        UnsupportedMediaType: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This kind of content is not supported. JSON needs the header content-type: application/json.",
                 *       "code": "unsupported_media_type"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There were too many requests. */
        TooManyRequests: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests. Try again in 12 seconds.",
                 *       "code": "rate_limited"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
         * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Requests a minute that the nearer limit allows.
         * @example 600
         */
        "RateLimit-Limit": number;
        /**
         * @description How many of them are left.
         * @example 599
         */
        "RateLimit-Remaining": number;
        /**
         * @description Seconds until all of them are there again.
         * @example 60
         */
        "RateLimit-Reset": number;
        /**
         * @description Seconds to wait before the next request.
         * @example 12
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "name": "Ledger",
                     *       "scopes": [
                     *         "conversations:read",
                     *         "leads:read"
                     *       ],
                     *       "workspace": {
                     *         "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091"
                     *       },
                     *       "person": {
                     *         "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
                     *         "name": "Ada Lovelace",
                     *         "email": "ada@example.com",
                     *         "role": "owner"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only conversations that are open, that wait for a person, or that are resolved.
                 * @example waiting
                 */
                state?: "open" | "waiting" | "resolved";
                /**
                 * @description Only conversations of this channel.
                 * @example widget
                 */
                channel?: "widget" | "telegram" | "text" | "whatsapp";
                /**
                 * @description Only those of this agent.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                agent_id?: string;
                /**
                 * @description Not before this time: of the last message, or of the beginning of a call.
                 * @example 2026-11-23T00:00:00Z
                 */
                since?: string;
                /**
                 * @description Before this time.
                 * @example 2026-11-24T00:00:00Z
                 */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *           "channel": "widget",
                     *           "customer": {
                     *             "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
                     *             "name": "Vera Lind"
                     *           },
                     *           "control": "person",
                     *           "waiting_since": null,
                     *           "resolved_at": null,
                     *           "assignee_id": null,
                     *           "created_at": "2026-11-23T17:04:12.000Z",
                     *           "last_message_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["ListConversationsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchConversations: {
        parameters: {
            query: {
                /**
                 * @description What to look for: words, each of which may be a beginning, or a time such as `last week`, or both.
                 * @example bicycle last week
                 */
                q: string;
                /**
                 * @description Where a time in the words is reckoned; UTC without it.
                 * @example Europe/London
                 */
                time_zone?: string;
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only conversations that are open, that wait for a person, or that are resolved.
                 * @example waiting
                 */
                state?: "open" | "waiting" | "resolved";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *           "channel": "widget",
                     *           "customer": {
                     *             "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
                     *             "name": "Vera Lind"
                     *           },
                     *           "control": "person",
                     *           "waiting_since": null,
                     *           "resolved_at": null,
                     *           "assignee_id": null,
                     *           "created_at": "2026-11-23T17:04:12.000Z",
                     *           "last_message_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["SearchConversationsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "channel": "widget",
                     *       "customer": {
                     *         "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
                     *         "name": "Vera Lind"
                     *       },
                     *       "control": "person",
                     *       "waiting_since": null,
                     *       "resolved_at": null,
                     *       "assignee_id": null,
                     *       "created_at": "2026-11-23T17:04:12.000Z",
                     *       "last_message_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "control": "person"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeConversationBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "channel": "widget",
                     *       "customer": {
                     *         "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
                     *         "name": "Vera Lind"
                     *       },
                     *       "control": "person",
                     *       "waiting_since": null,
                     *       "resolved_at": null,
                     *       "assignee_id": null,
                     *       "created_at": "2026-11-23T17:04:12.000Z",
                     *       "last_message_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "conversation_id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "from": {
                     *             "role": "person",
                     *             "name": "Ada Lovelace"
                     *           },
                     *           "text": "Your bicycle is ready.",
                     *           "created_at": "2026-11-23T17:04:12.000Z",
                     *           "status": "complete",
                     *           "sources": [],
                     *           "unanswered": false,
                     *           "files": []
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["ListMessagesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Your bicycle is ready."
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "conversation_id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "from": {
                     *         "role": "person",
                     *         "name": "Ada Lovelace"
                     *       },
                     *       "text": "Your bicycle is ready.",
                     *       "created_at": "2026-11-23T17:04:12.000Z",
                     *       "status": "complete",
                     *       "sources": [],
                     *       "unanswered": false,
                     *       "files": []
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
                     *           "name": "Vera Lind",
                     *           "email": "vera@example.org",
                     *           "city": "Bristol",
                     *           "state": null,
                     *           "country": "GB",
                     *           "verified_id": null,
                     *           "first_seen_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["ListCustomersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
                     *       "name": "Vera Lind",
                     *       "email": "vera@example.org",
                     *       "city": "Bristol",
                     *       "state": null,
                     *       "country": "GB",
                     *       "verified_id": null,
                     *       "first_seen_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "customer_id": "01990b7e-5c1e-7d10-a2b3-4c5d6e7f8091",
                     *           "name": "Vera Lind",
                     *           "email": "vera@example.org",
                     *           "answers": [
                     *             {
                     *               "kind": "phone",
                     *               "label": "Phone",
                     *               "value": "+44 20 7946 0123"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["ListLeadsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only calls with which the agent did this.
                 * @example take_message
                 */
                decision?: "connect" | "take_message" | "end";
                /**
                 * @description Only those of this agent.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                agent_id?: string;
                /**
                 * @description Not before this time: of the last message, or of the beginning of a call.
                 * @example 2026-11-23T00:00:00Z
                 */
                since?: string;
                /**
                 * @description Before this time.
                 * @example 2026-11-24T00:00:00Z
                 */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *           "channel": "phone",
                     *           "from": "+442079460123",
                     *           "caller_name": "Vera Lind",
                     *           "reason": "Asks whether her bicycle is ready",
                     *           "stage": "ended",
                     *           "decision": "connect",
                     *           "signals": [
                     *             {
                     *               "name": "customer",
                     *               "weight": 2,
                     *               "because": "The caller named a repair of last week."
                     *             }
                     *           ],
                     *           "lead": null,
                     *           "started_at": "2026-11-23T17:04:12.000Z",
                     *           "duration": 74
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["ListCallsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchCalls: {
        parameters: {
            query: {
                /**
                 * @description What to look for: words, each of which may be a beginning, or a time such as `last week`, or both.
                 * @example bicycle last week
                 */
                q: string;
                /**
                 * @description Where a time in the words is reckoned; UTC without it.
                 * @example Europe/London
                 */
                time_zone?: string;
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *           "channel": "phone",
                     *           "from": "+442079460123",
                     *           "caller_name": "Vera Lind",
                     *           "reason": "Asks whether her bicycle is ready",
                     *           "stage": "ended",
                     *           "decision": "connect",
                     *           "signals": [
                     *             {
                     *               "name": "customer",
                     *               "weight": 2,
                     *               "because": "The caller named a repair of last week."
                     *             }
                     *           ],
                     *           "lead": null,
                     *           "started_at": "2026-11-23T17:04:12.000Z",
                     *           "duration": 74
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["SearchCallsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "channel": "phone",
                     *       "from": "+442079460123",
                     *       "caller_name": "Vera Lind",
                     *       "reason": "Asks whether her bicycle is ready",
                     *       "stage": "ended",
                     *       "decision": "connect",
                     *       "signals": [
                     *         {
                     *           "name": "customer",
                     *           "weight": 2,
                     *           "because": "The caller named a repair of last week."
                     *         }
                     *       ],
                     *       "lead": null,
                     *       "started_at": "2026-11-23T17:04:12.000Z",
                     *       "duration": 74,
                     *       "transcript": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "from": "customer",
                     *           "text": "Is my bicycle ready?",
                     *           "created_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CallWithTranscript"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "words": "Tuesday at 3",
                     *           "starts_at": "2026-11-24T15:00:00.000Z",
                     *           "all_day": false,
                     *           "time_zone": "Europe/London",
                     *           "zone_of": "customer",
                     *           "created_at": "2026-11-23T17:04:12.000Z",
                     *           "conversation_id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "call_id": null,
                     *           "settled_at": null
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["ListAppointmentsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "settled": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangeAppointmentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "words": "Tuesday at 3",
                     *       "starts_at": "2026-11-24T15:00:00.000Z",
                     *       "all_day": false,
                     *       "time_zone": "Europe/London",
                     *       "zone_of": "customer",
                     *       "created_at": "2026-11-23T17:04:12.000Z",
                     *       "conversation_id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "call_id": null,
                     *       "settled_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only those of this agent.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                agent_id?: string;
                /**
                 * @description Not before this time: of the last message, or of the beginning of a call.
                 * @example 2026-11-23T00:00:00Z
                 */
                since?: string;
                /**
                 * @description Before this time.
                 * @example 2026-11-24T00:00:00Z
                 */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *           "title": "Bicycle inspection",
                     *           "state": "confirmed",
                     *           "starts_at": "2026-11-24T15:00:00.000Z",
                     *           "ends_at": "2026-11-24T15:30:00.000Z",
                     *           "person": "Rosa Lind",
                     *           "name": "Vera Lind",
                     *           "email": "vera@example.org",
                     *           "phone": null,
                     *           "note": "I would like to have the brakes looked at",
                     *           "time_zone": "Europe/London",
                     *           "conversation_id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "call_id": null,
                     *           "cancelled_by": null,
                     *           "trouble": null
                     *         }
                     *       ],
                     *       "next_cursor": "MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ"
                     *     }
                     */
                    "application/json": components["schemas"]["ListBookingsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAgents: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *           "name": "Harbour",
                     *           "type": "CHATBOT",
                     *           "active": true,
                     *           "phone": "+14155550100",
                     *           "created_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ListAgentsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour",
                 *       "type": "CHATBOT"
                 *     }
                 */
                "application/json": components["schemas"]["CreateAgentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "name": "Harbour",
                     *       "type": "CHATBOT",
                     *       "active": false,
                     *       "phone": null,
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "name": "Harbour",
                     *       "type": "CHATBOT",
                     *       "active": true,
                     *       "phone": "+14155550100",
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60"
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteAgentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangeAgentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "name": "Harbour",
                     *       "type": "CHATBOT",
                     *       "active": true,
                     *       "phone": "+14155550100",
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readAgentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "instructions": "Answer in one or two sentences.",
                     *       "spoken_name": "Hanna",
                     *       "language": "auto",
                     *       "call_greeting": "",
                     *       "call_voice": null,
                     *       "allow_handover": true,
                     *       "handover_message": "Somebody is with you in a minute.",
                     *       "announce_recording": true
                     *     }
                     */
                    "application/json": components["schemas"]["AgentSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeAgentSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "spoken_name": "Hanna"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeAgentSettingsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "instructions": "Answer in one or two sentences.",
                     *       "spoken_name": "Hanna",
                     *       "language": "auto",
                     *       "call_greeting": "",
                     *       "call_voice": null,
                     *       "allow_handover": true,
                     *       "handover_message": "Somebody is with you in a minute.",
                     *       "announce_recording": true
                     *     }
                     */
                    "application/json": components["schemas"]["AgentSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readAgentAppearance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand_name": "Harbour Cycles",
                     *       "brand_color": "#1f3bb3",
                     *       "text_color": "#ffffff",
                     *       "welcome_message": "Hello! How can we help?",
                     *       "suggested_questions": "Are you open on Sunday?, How long does a repair take?",
                     *       "panel_language": "auto",
                     *       "panel_texts": {},
                     *       "options": {
                     *         "side": "right",
                     *         "label": "Chat with us"
                     *       },
                     *       "lead_form": null,
                     *       "allowed_sites": [
                     *         "harbourcycles.example",
                     *         "*.harbourcycles.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AgentAppearance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeAgentAppearance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brand_color": "#1f3bb3",
                 *       "options": {
                 *         "side": "right",
                 *         "label": "Chat with us"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChangeAgentAppearanceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand_name": "Harbour Cycles",
                     *       "brand_color": "#1f3bb3",
                     *       "text_color": "#ffffff",
                     *       "welcome_message": "Hello! How can we help?",
                     *       "suggested_questions": "Are you open on Sunday?, How long does a repair take?",
                     *       "panel_language": "auto",
                     *       "panel_texts": {},
                     *       "options": {
                     *         "side": "right",
                     *         "label": "Chat with us"
                     *       },
                     *       "lead_form": null,
                     *       "allowed_sites": [
                     *         "harbourcycles.example",
                     *         "*.harbourcycles.example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AgentAppearance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *           "title": "harbourcycles.example",
                     *           "type": "WEB_PAGES",
                     *           "status": "trained",
                     *           "failure": null,
                     *           "pages": {
                     *             "read": 24,
                     *             "failed": 0,
                     *             "total": 24
                     *           },
                     *           "rereading": {
                     *             "every": "weekly",
                     *             "last_at": "2026-11-23T17:04:12.000Z",
                     *             "next_at": "2026-11-30T17:04:12.000Z",
                     *             "new_pages": "learn"
                     *           },
                     *           "created_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ListSourcesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the source.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "title": "harbourcycles.example",
                     *       "type": "WEB_PAGES",
                     *       "status": "trained",
                     *       "failure": null,
                     *       "pages": {
                     *         "read": 24,
                     *         "failed": 0,
                     *         "total": 24
                     *       },
                     *       "rereading": {
                     *         "every": "weekly",
                     *         "last_at": "2026-11-23T17:04:12.000Z",
                     *         "next_at": "2026-11-30T17:04:12.000Z",
                     *         "new_pages": "learn"
                     *       },
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["KnowledgeSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the source.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11"
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteSourceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeSource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the source.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rereading": {
                 *         "every": "daily",
                 *         "new_pages": "offer"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChangeSourceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "title": "harbourcycles.example",
                     *       "type": "WEB_PAGES",
                     *       "status": "trained",
                     *       "failure": null,
                     *       "pages": {
                     *         "read": 24,
                     *         "failed": 0,
                     *         "total": 24
                     *       },
                     *       "rereading": {
                     *         "every": "daily",
                     *         "last_at": "2026-11-23T17:04:12.000Z",
                     *         "next_at": "2026-11-30T17:04:12.000Z",
                     *         "new_pages": "offer"
                     *       },
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["KnowledgeSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addWebsite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://harbourcycles.example",
                 *       "pages": "site",
                 *       "pdfs": false,
                 *       "new_pages": "learn"
                 *     }
                 */
                "application/json": components["schemas"]["AddWebsiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "title": "harbourcycles.example",
                     *       "type": "WEB_PAGES",
                     *       "status": "training",
                     *       "failure": null,
                     *       "pages": {
                     *         "read": 0,
                     *         "failed": 0,
                     *         "total": 24
                     *       },
                     *       "rereading": {
                     *         "every": "weekly",
                     *         "last_at": "2026-11-23T17:04:12.000Z",
                     *         "next_at": "2026-11-30T17:04:12.000Z",
                     *         "new_pages": "learn"
                     *       },
                     *       "created_at": "2026-11-23T17:04:12.000Z",
                     *       "left_out": 0,
                     *       "limits": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddedWebsite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Prices",
                 *       "file_name": "prices.csv",
                 *       "content": "V2hhdCxQcmljZQpUdWJlLDcK"
                 *     }
                 */
                "application/json": components["schemas"]["AddFileBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "title": "Prices",
                     *       "type": "DOCUMENT",
                     *       "status": "training",
                     *       "failure": null,
                     *       "pages": {
                     *         "read": 0,
                     *         "failed": 0,
                     *         "total": 1
                     *       },
                     *       "rereading": null,
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["KnowledgeSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addText: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Parking",
                 *       "text": "You can park behind the shop."
                 *     }
                 */
                "application/json": components["schemas"]["AddTextBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "title": "Parking",
                     *       "type": "TEXT",
                     *       "status": "training",
                     *       "failure": null,
                     *       "pages": {
                     *         "read": 0,
                     *         "failed": 0,
                     *         "total": 1
                     *       },
                     *       "rereading": null,
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["KnowledgeSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readSourceAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the source.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "title": "harbourcycles.example",
                     *       "type": "WEB_PAGES",
                     *       "status": "training",
                     *       "failure": null,
                     *       "pages": {
                     *         "read": 0,
                     *         "failed": 0,
                     *         "total": 24
                     *       },
                     *       "rereading": {
                     *         "every": "weekly",
                     *         "last_at": "2026-11-23T17:04:12.000Z",
                     *         "next_at": "2026-11-30T17:04:12.000Z",
                     *         "new_pages": "learn"
                     *       },
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["KnowledgeSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    linkSource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the source.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "title": "harbourcycles.example",
                     *       "type": "WEB_PAGES",
                     *       "status": "trained",
                     *       "failure": null,
                     *       "pages": {
                     *         "read": 24,
                     *         "failed": 0,
                     *         "total": 24
                     *       },
                     *       "rereading": {
                     *         "every": "weekly",
                     *         "last_at": "2026-11-23T17:04:12.000Z",
                     *         "next_at": "2026-11-30T17:04:12.000Z",
                     *         "new_pages": "learn"
                     *       },
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["KnowledgeSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unlinkSource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the source.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11"
                     *     }
                     */
                    "application/json": components["schemas"]["UnlinkSourceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAnswers: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *           "question": "Do you repair e-bikes?",
                     *           "phrasings": [
                     *             "Can you fix an electric bicycle?"
                     *           ],
                     *           "answer": "Yes, of every make, within three days.",
                     *           "updated_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ListAnswersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    teachAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "Do you repair e-bikes?",
                 *       "phrasings": [
                 *         "Can you fix an electric bicycle?"
                 *       ],
                 *       "answer": "Yes, of every make, within three days."
                 *     }
                 */
                "application/json": components["schemas"]["TeachAnswerBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "question": "Do you repair e-bikes?",
                     *       "phrasings": [
                     *         "Can you fix an electric bicycle?"
                     *       ],
                     *       "answer": "Yes, of every make, within three days.",
                     *       "updated_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the answer.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                answer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11"
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteAnswerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the answer.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                answer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "Do you repair e-bikes?",
                 *       "phrasings": [
                 *         "Can you fix an electric bicycle?"
                 *       ],
                 *       "answer": "Yes, of every make, within three days."
                 *     }
                 */
                "application/json": components["schemas"]["TeachAnswerBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "agent_id": "01990b70-2d4e-7c3a-8f00-1b2c3d4e5f60",
                     *       "question": "Do you repair e-bikes?",
                     *       "phrasings": [
                     *         "Can you fix an electric bicycle?"
                     *       ],
                     *       "answer": "Yes, of every make, within three days.",
                     *       "updated_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTests: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "kind": "question",
                     *           "lines": [
                     *             "How long does a repair take?"
                     *           ],
                     *           "expects": {
                     *             "must_contain": [
                     *               "three days"
                     *             ],
                     *             "must_not_say": [],
                     *             "must_cite": null,
                     *             "not_known": false,
                     *             "decision": null
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ListTestsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTestRuns: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "started_at": "2026-11-23T17:04:12.000Z",
                     *           "finished_at": "2026-11-23T17:04:31.000Z",
                     *           "stopped": false,
                     *           "total": 24,
                     *           "done": 24,
                     *           "failed": 0,
                     *           "cost_micros": 0
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ListTestRunsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startTestRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "started_at": "2026-11-23T17:04:12.000Z",
                     *       "finished_at": null,
                     *       "stopped": false,
                     *       "total": 24,
                     *       "done": 0,
                     *       "failed": 0,
                     *       "cost_micros": 0
                     *     }
                     */
                    "application/json": components["schemas"]["TestRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readTestRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the run.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "started_at": "2026-11-23T17:04:12.000Z",
                     *       "finished_at": "2026-11-23T17:04:31.000Z",
                     *       "stopped": false,
                     *       "total": 24,
                     *       "done": 24,
                     *       "failed": 0,
                     *       "cost_micros": 0,
                     *       "results": [
                     *         {
                     *           "position": 0,
                     *           "side": "live",
                     *           "kind": "question",
                     *           "test_id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "lines": [
                     *             "How long does a repair take?"
                     *           ],
                     *           "verdict": "pass",
                     *           "reasons": [],
                     *           "said": "A repair takes three days.",
                     *           "judged_by": "rules",
                     *           "ms": 41
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReadTestRunResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    stopTestRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
                /**
                 * @description The id of the run.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "started_at": "2026-11-23T17:04:12.000Z",
                     *       "finished_at": "2026-11-23T17:04:31.000Z",
                     *       "stopped": true,
                     *       "total": 24,
                     *       "done": 9,
                     *       "failed": 0,
                     *       "cost_micros": 0
                     *     }
                     */
                    "application/json": components["schemas"]["TestRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The next_cursor of the page before; without it, the first page.
                 * @example MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ
                 */
                cursor?: string;
                /**
                 * @description How many entries at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *           "url": "https://shop.example/hooks/nexus",
                     *           "description": "Orders",
                     *           "format": "standard",
                     *           "events": [
                     *             "lead.created",
                     *             "call.ended"
                     *           ],
                     *           "is_on": true,
                     *           "off_reason": null,
                     *           "secret_hint": "k7Qd",
                     *           "old_secret_until": null,
                     *           "failing_since": null,
                     *           "created_at": "2026-11-23T17:04:12.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ListWebhooksResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://shop.example/hooks/nexus",
                 *       "description": "Orders",
                 *       "format": "standard",
                 *       "events": [
                 *         "lead.created",
                 *         "call.ended"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "url": "https://shop.example/hooks/nexus",
                     *       "description": "Orders",
                     *       "format": "standard",
                     *       "events": [
                     *         "lead.created",
                     *         "call.ended"
                     *       ],
                     *       "is_on": true,
                     *       "off_reason": null,
                     *       "secret_hint": "k7Qd",
                     *       "old_secret_until": null,
                     *       "failing_since": null,
                     *       "created_at": "2026-11-23T17:04:12.000Z",
                     *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11"
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteWebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_on": false
                 *     }
                 */
                "application/json": components["schemas"]["ChangeWebhookBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "url": "https://shop.example/hooks/nexus",
                     *       "description": "Orders",
                     *       "format": "standard",
                     *       "events": [
                     *         "lead.created",
                     *         "call.ended"
                     *       ],
                     *       "is_on": false,
                     *       "off_reason": null,
                     *       "secret_hint": "k7Qd",
                     *       "old_secret_until": null,
                     *       "failing_since": null,
                     *       "created_at": "2026-11-23T17:04:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11",
                     *       "url": "https://shop.example/hooks/nexus",
                     *       "description": "Orders",
                     *       "format": "standard",
                     *       "events": [
                     *         "lead.created",
                     *         "call.ended"
                     *       ],
                     *       "is_on": true,
                     *       "off_reason": null,
                     *       "secret_hint": "k7Qd",
                     *       "old_secret_until": null,
                     *       "failing_since": null,
                     *       "created_at": "2026-11-23T17:04:12.000Z",
                     *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.
                 * @example 7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of what the address names.
                 * @example 01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11"
                     *     }
                     */
                    "application/json": components["schemas"]["TestWebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
