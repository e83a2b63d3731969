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
         * Who filled in a lead form, the newest first.
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
        post?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Key: {
            id: string;
            name: string;
            scopes: string[];
            workspace: {
                id: string;
            };
            person: {
                id: string;
                name: string;
                email: string;
                /** @enum {string} */
                role: "agent" | "admin" | "owner";
            };
        };
        Conversation: {
            id: string;
            agent_id: string;
            /** @enum {string} */
            channel: "widget" | "telegram" | "text";
            customer: {
                id: string;
                name: string | null;
            };
            /** @enum {string} */
            control: "agent" | "person";
            waiting_since: string | null;
            resolved_at: string | null;
            assignee_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_message_at: string;
        };
        Message: {
            id: string;
            conversation_id: string;
            from: {
                /** @enum {string} */
                role: "customer" | "agent" | "person";
                name: string;
            };
            text: string;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            status: "pending" | "streaming" | "complete" | "cut" | "failed";
            sources: {
                title: string;
                url: string | null;
                page: number | null;
                snippet: string;
            }[];
            unanswered: boolean;
            files: {
                id: string;
                name: string;
                type: string;
                size: number;
                width?: number;
                height?: number;
            }[];
        };
        Customer: {
            id: string;
            name: string | null;
            email: string | null;
            city: string | null;
            state: string | null;
            country: string | null;
            verified_id: string | null;
            /** Format: date-time */
            first_seen_at: string;
        };
        Lead: {
            customer_id: string;
            name: string | null;
            email: string | null;
            answers: {
                /** @enum {string} */
                kind: "name" | "email" | "phone" | "company" | "text";
                label: string;
                value: string;
            }[];
            /** Format: date-time */
            created_at: string;
        };
        Call: {
            id: string;
            agent_id: string;
            /** @enum {string} */
            channel: "phone" | "browser";
            from: string;
            caller_name: string | null;
            reason: string | null;
            /** @enum {string} */
            stage: "talking" | "dialling" | "connected" | "voicemail" | "ending" | "ended";
            decision: ("connect" | "take_message" | "end") | null;
            signals: {
                name: string;
                weight: number;
                because: string;
            }[];
            lead: {
                name: string | null;
                need: string | null;
                contact: string | null;
            } | null;
            /** Format: date-time */
            started_at: string;
            duration: number | null;
        };
        CallWithTranscript: {
            id: string;
            agent_id: string;
            /** @enum {string} */
            channel: "phone" | "browser";
            from: string;
            caller_name: string | null;
            reason: string | null;
            /** @enum {string} */
            stage: "talking" | "dialling" | "connected" | "voicemail" | "ending" | "ended";
            decision: ("connect" | "take_message" | "end") | null;
            signals: {
                name: string;
                weight: number;
                because: string;
            }[];
            lead: {
                name: string | null;
                need: string | null;
                contact: string | null;
            } | null;
            /** Format: date-time */
            started_at: string;
            duration: number | null;
            transcript: {
                id: string;
                /** @enum {string} */
                from: "customer" | "agent" | "person";
                text: string;
                /** Format: date-time */
                created_at: string;
            }[];
        };
        Appointment: {
            id: string;
            words: string;
            /** Format: date-time */
            starts_at: string;
            all_day: boolean;
            time_zone: string;
            /** @enum {string} */
            zone_of: "customer" | "business";
            /** Format: date-time */
            created_at: string;
            conversation_id: string | null;
            call_id: string | null;
            settled_at: string | null;
        };
        Agent: {
            id: string;
            name: string;
            /** @enum {string} */
            type: "ANTI_THEFT" | "SALES_ASSISTANT" | "CHATBOT";
            active: boolean;
            phone: string | null;
            /** Format: date-time */
            created_at: string;
        };
        KnowledgeSource: {
            id: string;
            agent_id: string;
            title: string;
            /** @enum {string} */
            type: "PDF" | "WEB_PAGES" | "YT_VIDEOS" | "DOCUMENT" | "TEXT";
            /** @enum {string} */
            status: "untrained" | "training" | "trained";
            failure: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Answer: {
            id: string;
            agent_id: string;
            question: string;
            phrasings: string[];
            answer: string;
            /** Format: date-time */
            updated_at: string;
        };
        Test: {
            id: string;
            /** @enum {string} */
            kind: "question" | "caller";
            lines: string[];
            expects: {
                must_contain: string[];
                must_not_say: string[];
                must_cite: string | null;
                not_known: boolean;
                decision: ("connect" | "take_message" | "end" | "none") | null;
            };
        };
        TestRun: {
            id: string;
            /** Format: date-time */
            started_at: string;
            finished_at: string | null;
            stopped: boolean;
            total: number;
            done: number;
            failed: number;
            cost_micros: number;
        };
        TestResult: {
            position: number;
            /** @enum {string} */
            side: "live" | "draft";
            /** @enum {string} */
            kind: "question" | "caller" | "hostile";
            test_id: string | null;
            lines: string[];
            verdict: ("pass" | "fail" | "error") | null;
            reasons: string[];
            said: string;
            judged_by: string | null;
            ms: number | null;
        };
        Error: {
            message: string;
            code: string;
            details?: components["schemas"]["ErrorDetail"][];
            request_id?: string;
        };
        ErrorDetail: {
            path: string;
            message: string;
        };
        ListConversationsResponse: {
            data: components["schemas"]["Conversation"][];
            next_cursor: string | null;
        };
        ListMessagesResponse: {
            data: components["schemas"]["Message"][];
            next_cursor: string | null;
        };
        ListCustomersResponse: {
            data: components["schemas"]["Customer"][];
            next_cursor: string | null;
        };
        ListLeadsResponse: {
            data: components["schemas"]["Lead"][];
            next_cursor: string | null;
        };
        ListCallsResponse: {
            data: components["schemas"]["Call"][];
            next_cursor: string | null;
        };
        ListAppointmentsResponse: {
            data: components["schemas"]["Appointment"][];
            next_cursor: string | null;
        };
        ListAgentsResponse: {
            data: components["schemas"]["Agent"][];
            next_cursor: string | null;
        };
        ListSourcesResponse: {
            data: components["schemas"]["KnowledgeSource"][];
            next_cursor: string | null;
        };
        ListAnswersResponse: {
            data: components["schemas"]["Answer"][];
            next_cursor: string | null;
        };
        DeleteAnswerResponse: {
            id: string;
        };
        ListTestsResponse: {
            data: components["schemas"]["Test"][];
            next_cursor: string | null;
        };
        ListTestRunsResponse: {
            data: components["schemas"]["TestRun"][];
            next_cursor: string | null;
        };
        ReadTestRunResponse: {
            id: string;
            /** Format: date-time */
            started_at: string;
            finished_at: string | null;
            stopped: boolean;
            total: number;
            done: number;
            failed: number;
            cost_micros: number;
            results: components["schemas"]["TestResult"][];
        };
        ChangeConversationBody: {
            /** @enum {string} */
            control?: "agent" | "person";
            resolved?: boolean;
        };
        SendMessageBody: {
            text: string;
        };
        ChangeAppointmentBody: {
            settled: boolean;
        };
        TeachAnswerBody: {
            question: string;
            phrasings?: string[];
            answer: string;
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
        /** @description The Idempotency-Key was used for another request. */
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
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
                limit?: number;
                /** @description Only conversations that are open, that wait for a person, or that are resolved. */
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
                    "application/json": components["schemas"]["ListConversationsResponse"];
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
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
                limit?: number;
            };
            header?: never;
            path: {
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
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
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
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
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
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
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
                    "application/json": components["schemas"]["ListCallsResponse"];
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
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
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
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAgents: {
        parameters: {
            query?: {
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
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
    readAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
    listSources: {
        parameters: {
            query?: {
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
                limit?: number;
            };
            header?: never;
            path: {
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
    listAnswers: {
        parameters: {
            query?: {
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
                limit?: number;
            };
            header?: never;
            path: {
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
                id: string;
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
                id: string;
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
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTests: {
        parameters: {
            query?: {
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
                limit?: number;
            };
            header?: never;
            path: {
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
                /** @description The next_cursor of the page before; without it, the first page. */
                cursor?: string;
                /** @description How many entries at most. */
                limit?: number;
            };
            header?: never;
            path: {
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
                id: string;
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
                id: string;
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
}
